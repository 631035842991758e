import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { readPoints } from '../../../src/api/points.ts';
import { listTasks, readTaskRequest } from '../../../src/api/task-list.ts';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { clearCenter } from '../../../src/store/task-center/center.ts';
import { engine } from '../../../src/store/tasks/tasks.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { askedSide } from '../../../src/ui/kit/turn-side.ts';
import { PanelBody } from '../../../src/ui/tasks/panel-body.tsx';
import { type Answers, fakeApi, lost } from '../../store/fake-api.ts';
import { taskRow } from '../../store/task-row.ts';
import { knows } from '../engine-says.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/tasks/repeat-dialog.tsx';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const listed = (task_id: string, more: object) => ({
  task_id,
  kind: 'draw',
  track_id: '',
  state: 'done',
  tool: 'irag',
  created_at: '2026-01-02T03:04:05.000Z',
  ended_at: '2026-01-02T03:04:09.000Z',
  points_charged: 2,
  again: 1,
  ...more,
});
const film = (prompt: string, video_url: string, expiresIn: number) =>
  listed(prompt, {
    kind: 'export',
    tool: 'film',
    prompt,
    film: {
      works_id: 1,
      seconds: 61,
      video_url,
      subtitles_url: video_url && '/media/none.srt',
      expires_at: new Date(NOW + expiresIn).toISOString(),
    },
  });
const task = (name: string) => screen.findByRole('article', { name, hidden: true });
/** The buttons of a task, without the visually hidden task name. */
const offered = (one: HTMLElement) =>
  within(one)
    .queryAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent?.split(':')[0]);
const open = async (answers: Answers = {}) => {
  const sent = fakeApi({
    ...answers,
    [listTasks.path]: () => ({
      lists: [
        listed('1', { prompt: 'a bridge', state: 'failed', fail_msg: 'No stones', points_refunded: 2 }),
        film('The lamp', '/media/none.mp4', 2.5 * DAY),
        film('Old', '', -DAY),
      ],
      has_next: 0,
      kinds: ['draw', 'export'],
    }),
  });
  await show(<PanelBody />);
  return sent;
};

eachOnItsOwn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  clearCenter();
  vi.useRealTimers();
});

test('a failed task shows reason and refund, and can be retried', async () => {
  await open();
  const failed = await task('a bridge');
  expect(failed.textContent).toContain('No stones');
  expect(failed.textContent).toContain('2 points charged · 2 points refunded');
  expect(offered(failed)).toEqual(['Try again']);
});

test('a film shows its expiry; an expired one can only be exported again', async () => {
  await open();
  const cached = await task('The lamp');
  expect(cached.textContent).toContain('1:01 · Expires in 3 days');
  expect(offered(cached)).toEqual(['Download', 'Subtitles']);
  // the accessible name includes the task, without a space before the colon
  expect(within(cached).getByRole('button', { name: 'Download: The lamp', hidden: true })).toBeTruthy();
  const opens = within(cached).getByRole('link', { name: 'Open: The lamp', hidden: true });
  expect(opens.getAttribute('href')).toMatch(/^#\/film\?id=/);
  const gone = await task('Old');
  expect(gone.textContent).toContain('1:01 · Expired: films are kept for 10 days');
  expect(offered(gone)).toEqual(['Export again']);
});

test('Open leads to the songs, where a phone would show the form', async () => {
  const song = { prompt: 'a sea shanty', kind: 'music', tool: 'suno' };
  fakeApi({ [listTasks.path]: () => ({ lists: [listed('m1', song)], has_next: 0 }) });
  await show(<PanelBody />);
  const made = await task('a sea shanty');
  expect(askedSide('music')).toBeUndefined();
  fireEvent.click(within(made).getByRole('link', { name: 'Open: a sea shanty', hidden: true }));
  expect(askedSide('music')).toBe('list');
});

test('a queued task is said to be running once it has its turn', async () => {
  let state = 'waiting';
  const lamp = { task_id: 'd1', track_id: 'd1', prompt: 'a lamp', ended_at: null };
  fakeApi({ [listTasks.path]: () => ({ lists: [listed('d1', { ...lamp, state })], has_next: 0 }) });
  await knows(taskRow('draw', 'd1', { state: 0 }));
  await show(<PanelBody />);
  expect((await task('a lamp')).textContent).toContain('Queued');
  state = 'running';
  await knows(taskRow('draw', 'd1', { state: 2 }));
  await waitFor(async () => expect((await task('a lamp')).textContent).not.toContain('Queued'));
});

test('the list can be filtered by tool, text and state, with a message if empty', async () => {
  const sent = await open();
  await task('a bridge');
  const shown = () => screen.queryAllByRole('article', { hidden: true }).length;
  fireEvent.change(screen.getByLabelText('Tool'), { target: { value: 'export' } });
  await waitFor(() => expect(shown()).toBe(2));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === listTasks.path).map(({ body }) => body)).toContainEqual({
      kind: 'export',
    }),
  );
  fireEvent.change(screen.getByLabelText('Search prompts'), { target: { value: 'lam' } });
  await waitFor(() => expect(shown()).toBe(1));
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'cancelled' } });
  await screen.findByText(/No matches/);
  expect(shown()).toBe(0);
});

test('a failed task is submitted again with the same input after its cost was confirmed', async () => {
  const input = { tool_name: 'irag', prompt: 'a bridge', ratio: '1:1' };
  const sent = await open({
    [readTaskRequest.path]: () => ({ path: imagine.path, input, points: 2 }),
    [readPoints.path]: () => ({ potins: 198, star_tel: '', user_id: 7 }),
    [imagine.path]: () => ({ draw_id: 9, images: ['/media/a.jpg'] }),
  });
  await change(() => void refreshPoints());
  const ask = async () => {
    fireEvent.click(within(await task('a bridge')).getByRole('button', { name: /^Try again/, hidden: true }));
    return screen.findByRole('dialog', { name: 'Run this again?' });
  };
  const begun = () => sent.filter(({ path }) => path === imagine.path);
  const first = await ask();
  expect(first.textContent).toContain('It costs 2 points. You have 198 points.');
  fireEvent.click(within(first).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Run this again?' })).toBeNull());
  expect(begun()).toEqual([]);
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Run again' }));
  await waitFor(() => expect(begun().map(({ body }) => body)).toEqual([input]));
});

test.each([
  ['a bridge', /^Try again/, "Couldn't run it again"],
  ['Old', /^Export again/, "Couldn't export it again"],
])('a request for another try of “%s” that got lost on the way says so', async (name, button, title) => {
  await open({ [readTaskRequest.path]: lost });
  const one = within(await task(name));
  takeToasts();
  fireEvent.click(one.getByRole('button', { name: button, hidden: true }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title, description: 'Check your connection and try again.' }]),
  );
});

test('a list that failed to load can be retried', async () => {
  const send = vi.spyOn(engine, 'send').mockReturnValue();
  await open();
  const unheard = taskRow('export', 'film-1', {
    lane: 'export:film-1',
    open: 0,
    unknown: true,
    missing: 3,
    createdAt: NOW,
    context: { kind: 'export', page: '/create', prompt: 'A lost film' },
  });
  await knows(unheard);
  const shown = await task('A lost film');
  expect(shown.dataset.phase).toBe('unknown');
  expect(shown.textContent).toContain("The server didn't say what happened to this one.");
  fireEvent.click(within(shown).getByRole('button', { name: /^Check again/, hidden: true }));
  expect(send).toHaveBeenCalledWith({ type: 'check', keys: [unheard.key] });
});
