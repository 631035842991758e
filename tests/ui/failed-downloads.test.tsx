import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { filmNotice } from '../../src/store/film/export/film-notice.ts';
import type { Clip, Picture } from '../../src/store/film/storyboard/materials.ts';
import { taskView } from '../../src/store/task-center/rows.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { saveClips, savePictures } from '../../src/ui/create/export/save-files.ts';
import { Materials } from '../../src/ui/create/storyboard/materials.tsx';
import { Record } from '../../src/ui/draw/record.tsx';
import NoticeDialog from '../../src/ui/film/notice-dialog.tsx';
import { TaskActions } from '../../src/ui/tasks/task-actions.tsx';
import { recordFor } from '../store/draw/draw-record.ts';
import { Refused } from '../store/fake-api.ts';
import { openBoard, wireShot } from '../store/film/board-shots.ts';
import { eachOnItsOwn, show } from './show.tsx';

const gone = () => new Refused('', 404);
const picture: Picture = {
  id: 1,
  task_id: 't1',
  draw_index: 0,
  state: 1,
  image_one: '/media/a.jpg',
  images: ['/media/a.jpg'],
  tool_name: 'seedream',
  message_input: 'a lamp',
  is_select: 0,
  select_index: 0,
};
const clip: Clip = {
  id: 1,
  task_id: 't2',
  state: 3,
  poster: '/media/a.jpg',
  video_url: '/media/a.mp4',
  seconds: 5,
  tool_name: 'jimeng',
  is_select: 0,
  is_allowed_chaofen: 1,
  options: '',
};
const exported = {
  task_id: 't3',
  kind: 'export',
  track_id: '',
  state: 'done' as const,
  tool: 'film',
  model: '',
  prompt: 'The lamp',
  image: '',
  created_at: '2026-11-20T12:00:00Z',
  ended_at: null,
  expected_seconds: 0,
  points_charged: 0,
  points_refunded: 0,
  fail_msg: '',
  provider: '',
  again: 0 as const,
  film: {
    works_id: 12,
    video_url: '/media/film.mp4',
    subtitles_url: '/media/film.srt',
    seconds: 9,
    expires_at: '2999-01-01T00:00:00Z',
  },
};
const notice = {
  id: 't3:done',
  taskId: 't3',
  projectId: 3,
  user: 7,
  name: 'The lamp',
  done: true,
  info: { ...exported.film, works_time: '2999-01-01T00:00:00Z' },
  published: false,
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

const open = {
  'a drawing': async () => {
    await show(<Record record={recordFor(5)} task={undefined} />);
    await press('Download picture 1');
  },
  'a picture of a shot': async () => {
    await show(<Materials medium="picture" shotId={1} />);
    await press('Download picture 1');
  },
  'a clip of a shot': async () => {
    await show(<Materials medium="clip" shotId={1} />);
    await press('Download clip 1');
  },
  'all pictures of a storyboard': savePictures,
  'all clips of a storyboard': saveClips,
  'a finished film': async () => {
    filmNotice.shown = ref(notice);
    await show(<NoticeDialog />);
    await press('Download');
  },
  'the subtitles of a finished film': async () => {
    filmNotice.shown = ref(notice);
    await show(<NoticeDialog />);
    await press('Subtitles');
  },
  'a film of the task centre': async () => {
    const view = taskView([], exported, undefined);
    await show(<TaskActions view={view} title="The lamp" onAsk={() => undefined} />);
    await press(/^Download.*The lamp$/);
  },
};

eachOnItsOwn();
beforeEach(async () => {
  takeToasts();
  filmNotice.shown = null;
  await openBoard(3, [wireShot(1, { scense_img: '/media/a.jpg', video_url: '/media/a.mp4' })], {
    '/script/list-draw-pro': () => ({ lists: [picture], has_next: 0 }),
    '/script/list-video': () => ({ lists: [clip], has_next: 0 }),
    '/script/download-scense': gone,
    '/media/a.jpg': gone,
    '/media/a.mp4': gone,
    '/media/film.mp4': gone,
    '/media/film.srt': gone,
  });
});

test.each(Object.entries(open))('[ERR-09] a failed download shows a message: %s', async (_, download) => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await download();
  await waitFor(() =>
    expect(takeToasts().map(({ type, title }) => [type, title])).toEqual([
      ['error', 'File download failed, please try again'],
    ]),
  );
  expect(save).not.toHaveBeenCalled();
  save.mockRestore();
});
