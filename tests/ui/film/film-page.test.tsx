import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TaskItem } from '../../../src/api/task-list.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import { dialogs } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import FilmPage from '../../../src/ui/film/film-page.tsx';
import { dateOf, dateTimeOf } from '../../../src/ui/kit/times.ts';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { film } from '../../store/film/film-for-test.ts';
import { saves } from '../saves.ts';
import { change, eachOnItsOwn, showAt } from '../show.tsx';

const DAY = 86_400_000;
const SEARCH = '/script/okl-searching';
const LIST = '/studio/task/list';
const refused = (code: number) => () => Response.json({ code, message: 'no', data: null });

const item = (task_id: string, more: Partial<TaskItem> = {}): TaskItem => ({
  task_id,
  kind: 'export',
  track_id: task_id,
  state: 'done',
  tool: 'film',
  model: '',
  prompt: 'The lamp',
  image: '',
  created_at: '2026-11-20T12:00:00Z',
  ended_at: '2026-11-20T12:01:00Z',
  expected_seconds: 0,
  points_charged: 0,
  points_refunded: 0,
  fail_msg: '',
  provider: '',
  again: 0,
  ...more,
});

/** Opens the page of the film `a`. */
async function open(answers: Answers, address = '/film?id=a') {
  const sent = fakeApi({ [LIST]: () => ({ lists: [], has_next: 0 }), ...answers });
  await showAt(address, <FilmPage />);
  return sent;
}
eachOnItsOwn();

test('a shared link is not said to outlast its film', async () => {
  const works_time = new Date(Date.now() - 8 * DAY).toISOString();
  const share_until = new Date(Date.now() + 7 * DAY).toISOString();
  await open({ [SEARCH]: () => film({ script_id: 3, works_time, share_until }) });
  const ends = dateOf('en', Date.parse(works_time) + 10 * DAY);
  expect(
    await screen.findByText(`Anyone with the link can watch. A link shared today works until ${ends}.`),
  ).toBeTruthy();
});

test('a finished film has its own page with player, download, sharing and a link to its project', async () => {
  const files = saves();
  const until = new Date(Date.now() + 7 * DAY).toISOString();
  const sent = await open({
    [SEARCH]: () => film({ script_id: 3, seconds: 28, share_until: until, desc: 'For you' }),
    '/media/film.srt': () => new Response('words'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The lamp' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLVideoElement>('Film: The lamp').controls).toBe(false);
  expect(screen.getByText(/0:28 · 16:9 · .*Expires in 10 days/)).toBeTruthy();
  expect(screen.getByText('For you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the project' }).getAttribute('href')).toBe(
    '#/create?id=3&step=4',
  );
  expect(sent.filter(({ path }) => path === SEARCH).map(({ body }) => body)).toEqual([{ tasks_id: 'a' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Subtitles' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['The-lamp-1.srt']));
  // the page says what the link shows, and how long it works
  expect(
    screen.getByText(/^Anyone with the link can watch\. A link shared today works until \w+ \d+\.$/),
  ).toBeTruthy();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: /Copy link|Share/ }));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(new URL('/media/film.mp4', location.href).href));
});

test('the player’s controls play, seek and mute', async () => {
  await open({ [SEARCH]: () => film({ seconds: 28 }) });
  const video = await screen.findByLabelText<HTMLVideoElement>('Film: The lamp');
  const play = vi.spyOn(video, 'play').mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(play).toHaveBeenCalledOnce();
  const position = screen.getByRole('slider', { name: 'Position' });
  fireEvent.change(position, { target: { value: '12' } });
  expect(video.currentTime).toBe(12);
  fireEvent.keyDown(position, { key: 'ArrowRight' });
  expect(video.currentTime).toBe(17);
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(video.muted).toBe(true);
});

test('[NOTICE-10] an expired film says so, cannot be downloaded or published, and offers a new export', async () => {
  const files = saves();
  const works_time = new Date(Date.now() - 11 * DAY).toISOString();
  await open({ [SEARCH]: () => film({ script_id: 3, works_time, video_url: '', subtitles_url: '' }) });
  expect(await screen.findByText(/Resource expired: videos older than 10 days/)).toBeTruthy();
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'warning' }]));
  expect(files).toEqual([]);
  expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /Copy link|Share/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Export it again from the storyboard' })).toBeTruthy();
});

test('a new film without a video file says that, not that it expired', async () => {
  await open({ [SEARCH]: () => film({ script_id: 3, video_url: '' }) });
  expect(await screen.findByText(/The studio has no video file of this film/)).toBeTruthy();
  expect(screen.queryByText(/[Ee]xpire/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish…' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Export it again from the storyboard' })).toBeTruthy();
});

test('the page of a film whose work was deleted says so, and leads to a new export', async () => {
  await open({ [SEARCH]: () => film({ script_id: 3, works_id: 0, video_url: '' }) });
  expect(await screen.findByText(/This film was deleted/)).toBeTruthy();
  expect(screen.queryByText(/no video file/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Export it again from the storyboard' })).toBeTruthy();
});

test.each([
  [{ is_show: 1, check_status: 1, published: 1 }, 'Published', true],
  [{ is_show: 1, check_status: 0 }, 'Under review', true],
  [{ is_show: 1, check_status: 2, check_msg: 'Too loud' }, 'Publish…', false],
] as const)('a film that is %o is offered as %s', async (more, name, disabled) => {
  await open({ [SEARCH]: () => film(more) });
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe(disabled ? 'true' : null);
  if ('check_msg' in more) expect(screen.getByText(/Too loud/)).toBeTruthy();
  // only a work that others see can be opened there
  const link = screen.queryByRole('link', { name: 'See it in the square' });
  expect(link?.getAttribute('href')).toBe(name === 'Published' ? '#/square?work=12' : undefined);
});

test('the page of a running or failed export says so', async () => {
  await open({ [SEARCH]: () => film({ step: 3, progress: 0.4, video_url: '', works_id: 0 }) });
  expect(await screen.findByText('Joining the shots')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Export of the film' }).getAttribute('value')).toBe('40');
});

test('a failed export shows reason and refund, and links to its storyboard', async () => {
  await open({
    [SEARCH]: () =>
      film({
        step: 5,
        works_id: 0,
        fail_msg: 'Out of paper',
        points_charged: 3,
        points_refunded: 2,
        script_id: 3,
      }),
  });
  expect(await screen.findByText('Out of paper')).toBeTruthy();
  expect(screen.getByText(/^2 points refunded\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the storyboard' })).toBeTruthy();
});

test('a film that is deleted, unreadable or of another member shows a message and a link', async () => {
  await open({ [SEARCH]: refused(404) });
  expect(await screen.findByRole('heading', { name: 'There is no film here' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('#/create');
});

test('a film that failed to load can be retried', async () => {
  let answer: unknown = refused(500)();
  await open({ [SEARCH]: () => answer }, '/film?id=c');
  expect(await screen.findByRole('heading', { name: "Couldn't load the film" })).toBeTruthy();
  answer = film();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The lamp' })).toBeTruthy();
});

test('a visitor is asked to sign in', async () => {
  fakeApi({});
  session.token = null;
  await showAt('/film?id=a', <FilmPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(dialogs.open).toEqual({ name: 'login' });
});

test('the exports of a project are listed newest first with their state, and link to each other', async () => {
  const soon = new Date(Date.now() + 2.5 * DAY).toISOString();
  const files = { works_id: 12, video_url: '/media/f.mp4', subtitles_url: '', seconds: 28 };
  const sent = await open({
    [SEARCH]: () => film({ script_id: 3 }),
    [LIST]: () => ({
      lists: [
        item('c', { state: 'running' }),
        item('b', { state: 'failed' }),
        item('a', { film: { ...files, expires_at: soon } }),
        item('z', { film: { ...files, video_url: '', expires_at: '2020-01-01T00:00:00Z' } }),
      ],
      has_next: 0,
    }),
  });
  await screen.findByRole('heading', { name: 'Exports of this project' });
  const rows = within(screen.getByRole('list')).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    ['c', 'b', 'a', 'z'].map((id) => `#/film?id=${id}`),
  );
  expect(rows.map((row) => row.querySelector('small')?.textContent)).toEqual([
    'Running',
    'Failed',
    '0:28 · Expires in 3 days',
    '0:28 · Expired: films are kept for 10 days',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'page', null]);
  expect(sent.filter(({ path }) => path === LIST).map(({ body }) => body)).toEqual([
    { kind: 'export', script_id: 3 },
  ]);
});

test('another film that was opened from the list has the focus at its row when it is there', async () => {
  await open({
    [SEARCH]: () => film({ script_id: 3 }),
    [LIST]: () => ({ lists: [item('b'), item('a')], has_next: 0 }),
  });
  await screen.findByRole('heading', { name: 'Exports of this project' });
  const row = (at: number) => within(screen.getByRole('list')).getAllByRole('link')[at];
  row(0)?.focus();
  fireEvent.click(row(0) as HTMLElement);
  await change(() => void window.location.replace('#/film?id=b'));
  await waitFor(() => expect(row(0)?.getAttribute('aria-current')).toBe('page'));
  await waitFor(() => expect(document.activeElement).toBe(row(0)));
});

test('a film has one time, when it was made, in its facts and in the list; others say when they started', async () => {
  const made = '2026-11-20T12:01:00Z';
  const files = { works_id: 12, video_url: '/media/f.mp4', subtitles_url: '', seconds: 28 };
  await open({
    [SEARCH]: () => film({ script_id: 3, seconds: 28, works_time: made }),
    [LIST]: () => ({
      lists: [
        item('c', { state: 'running', ended_at: null }),
        item('b', { state: 'failed', ended_at: made }),
        item('a', { ended_at: made, film: { ...files, expires_at: '2999-01-01T00:00:00Z' } }),
      ],
      has_next: 0,
    }),
  });
  const at = dateTimeOf('en', made);
  const started = `Started ${dateTimeOf('en', '2026-11-20T12:00:00Z')}`;
  expect(await screen.findByText(new RegExp(`^0:28 · 16:9 · Made ${at}`))).toBeTruthy();
  const list = await screen.findByRole('list');
  expect([...list.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    started,
    started,
    `Made ${at}`,
  ]);
});

test('offline the cached film is shown, and its disabled buttons say why', async () => {
  await open({ [SEARCH]: () => film({ works_name: 'Seen before' }) }, '/film?id=seen');
  await screen.findByRole('heading', { level: 1, name: 'Seen before' });
  cleanup();
  browser.online = false;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  // a film that was never opened is not cached
  await showAt('/film?id=never', <FilmPage />);
  await screen.findByRole('heading', { name: "Couldn't load the film" });
  cleanup();
  await showAt('/film?id=seen', <FilmPage />);
  await screen.findByRole('heading', { level: 1, name: 'Seen before' });
  expect(screen.getByRole('button', { name: 'Download' })).toMatchObject({
    disabled: true,
    title: "You're offline",
  });
});
