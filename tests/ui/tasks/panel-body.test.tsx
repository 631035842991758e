import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listTasks } from '../../../src/api/task-list.ts';
import { clearCenter } from '../../../src/store/task-center/center.ts';
import { PanelBody } from '../../../src/ui/tasks/panel-body.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

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
/** What can be pressed in a task, without the task's name that a screen reader hears after it. */
const offered = (one: HTMLElement) =>
  within(one)
    .queryAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent?.split(':')[0]);
const open = async () => {
  const sent = fakeApi({
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

test('what failed says why, what came back, and can be tried again', async () => {
  await open();
  const failed = await task('a bridge');
  expect(failed.textContent).toContain('No stones');
  expect(failed.textContent).toContain('2 points charged · 2 points refunded');
  expect(offered(failed)).toEqual(['Try again']);
});

test('a film says how long it is kept; one that is gone can only be exported again', async () => {
  await open();
  const kept = await task('The lamp');
  expect(kept.textContent).toContain('1:01 · Expires in 3 days');
  expect(offered(kept)).toEqual(['Download', 'Subtitles']);
  const gone = await task('Old');
  expect(gone.textContent).toContain('1:01 · Expired: films are kept for 10 days');
  expect(offered(gone)).toEqual(['Export again']);
});

test('the list is narrowed by tool, words and state, and says when nothing fits', async () => {
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
  await screen.findByText(/Nothing fits/);
  expect(shown()).toBe(0);
});
