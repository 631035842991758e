import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CreatePage from '../../src/ui/create/create-page.tsx';
import DrawPage from '../../src/ui/draw/draw-page.tsx';
import LipSyncPage from '../../src/ui/lipsync/lipsync-page.tsx';
import MusicPage from '../../src/ui/music/music-page.tsx';
import VideoPage from '../../src/ui/video/video-page.tsx';
import { fakeApi } from '../store/fake-api.ts';
import { bodies } from '../store/film/board-shots.ts';
import { memberGone, memberHere } from './create/film-page.tsx';
import { knows } from './engine-says.ts';
import { wireSong } from './music/open-music.tsx';
import { eachOnItsOwn, showAt } from './show.tsx';

const drawing = (task_id: string, state: number) => ({
  draw_id: Number(task_id.slice(1)),
  task_id,
  state,
  message_input: 'a lamp',
  tool_name: 'mj',
  update_time: '2026-01-02T03:04:05.000Z',
});
const head = (task_id: string, status_code: number) => ({
  id: Number(task_id.slice(1)),
  task_id,
  status_code,
  video_url: '',
  poster_url: '',
  tool_name: 'hedra',
  options: '{}',
});
const project = (id: number, async_status: number) => ({ id, name: `film ${id}`, async_status });

eachOnItsOwn();
afterEach(memberGone);

test.each([
  [
    'drawings',
    '/draw',
    DrawPage,
    {
      path: '/draw/lists',
      answer: {
        lists: [drawing('t1', 1), drawing('t2', 0), drawing('t3', 2), drawing('t4', 4)],
        has_next: 0,
      },
    },
    { path: '/draw/get-task', body: { taskId: ['t2', 't3'] }, answer: [] },
  ],
  [
    'talking heads',
    '/lipsync',
    LipSyncPage,
    {
      path: '/lip-sync/lists',
      answer: {
        lists: [{ date: '2026-01-02', data: [head('l1', 2), head('l2', 0), head('l3', 1), head('l4', 3)] }],
        has_next: 0,
      },
    },
    { path: '/lip-sync/get-task', body: { taskId: ['l2', 'l3'] }, answer: [] },
  ],
  [
    'songs',
    '/music',
    MusicPage,
    {
      path: '/music/lists',
      answer: { lists: [0, 1, 2, 3, 4].map((state) => wireSong(state + 1, { state })), has_next: 0 },
    },
    { path: '/music/get-task', body: { music_id: ['m1', 'm2', 'm5'] }, answer: [] },
  ],
  [
    'scripts',
    '/create',
    CreatePage,
    {
      path: '/script/list-script-pro',
      answer: {
        lists: [{ date: '2026-01-02', data: [project(1, 0), project(2, 1), project(3, 2), project(4, 3)] }],
      },
    },
    { path: '/script/check-sg-status', body: { script_ids: [2, 3] }, answer: {} },
  ],
] as const)(
  '[ENGINE-33] pending %s in a list are tracked, ended ones are not',
  async (_, address, Page, list, poll) => {
    const sent = fakeApi({
      '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 7 }),
      [list.path]: () => list.answer,
      [poll.path]: () => poll.answer,
    });
    await memberHere();
    await showAt(address, <Page />);
    await waitFor(() => expect(bodies(sent, poll.path)).toEqual([poll.body]));
  },
);

test.each([
  ['drawings', '/draw', DrawPage, '/draw/lists', 'draw'],
  ['clips', '/video', VideoPage, '/video/lists-pro', 'video'],
  ['songs', '/music', MusicPage, '/music/lists', 'music'],
  ['talking heads', '/lipsync', LipSyncPage, '/lip-sync/lists', 'lip-sync'],
] as const)(
  'a list of %s without a task that the engine follows is read once more: its submit was under way when the page was opened',
  async (_, address, Page, list, kind) => {
    const sent = fakeApi({
      '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 7 }),
      [list]: () => ({ lists: [], has_next: 0 }),
    });
    await memberHere();
    await showAt(address, <Page />);
    await waitFor(() => expect(bodies(sent, list).length).toBeGreaterThan(0));
    const reads = bodies(sent, list).length;
    // the task was started before this page was opened
    const row = { key: `7|${kind}|new`, user: 7, lane: kind, id: 'new', kind, open: 1, createdAt: 1 };
    const context = { kind, page: address };
    await knows({ ...row, unknown: false, final: null, context, result: {} } as never);
    await waitFor(() => expect(bodies(sent, list)).toHaveLength(reads + 1));
  },
  30_000,
);
