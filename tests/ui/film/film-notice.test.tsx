import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tasks } from '../../../src/store/tasks/tasks.ts';
import { toasts } from '../../../src/store/toasts.ts';
// loaded in advance: compiling it must not count against the timeout of a test
import '../../../src/ui/film/notice-dialog.tsx';
import { FilmNoticeHost } from '../../../src/ui/film/notice-host.tsx';
import '../../../src/ui/film/notices.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { type Answers, fakeApi } from '../../store/fake-api.ts';
import { film, noticeOf } from '../../store/film/film-for-test.ts';
import '../../../src/ui/publish/publish-dialog.tsx';
import { offer } from '../engine-says.ts';
import { saves } from '../saves.ts';
import { eachOnItsOwn, show } from '../show.tsx';

const HANDLE = '/script/okl-handle';
const DAY = 86_400_000;
const EXPIRED = 'Resource expired: videos older than 10 days can no longer be downloaded';

/** Ends an export while a page is open. @returns its notice, and the requests */
async function ends(info: ReturnType<typeof film>, answers: Answers = {}) {
  const sent = fakeApi({ [HANDLE]: () => null, ...answers });
  await show(<FilmNoticeHost />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await offer(noticeOf(info));
  const name = info.step === 5 ? "Couldn't make the film" : 'Your film is ready';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const handled = () => sent.filter(({ path }) => path === HANDLE).map(({ body }) => body);
  return { sent, dialog, handled };
}

eachOnItsOwn();
afterEach(() => {
  tasks.notices = [];
});

test('[NOTICE-03] step 4 shows the finished film: name, player and actions', async () => {
  const { dialog } = await ends(film());
  expect(dialog.getByRole('heading', { name: 'The lamp' })).toBeTruthy();
  const video = dialog.getByLabelText<HTMLVideoElement>('Film: The lamp');
  // the controls are below the picture, so that they do not cover subtitles
  expect([video.tagName, new URL(video.src).pathname, video.controls]).toEqual([
    'VIDEO',
    '/media/film.mp4',
    false,
  ]);
  for (const name of ['Play', 'Mute', 'Download', 'Subtitles', 'Publish…'])
    expect(dialog.getByRole('button', { name })).toHaveProperty('disabled', false);
  expect(dialog.getByText(/Expires in 10 days/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: "Open the film's page" }).getAttribute('href')).toBe('#/film?id=a');
});

test('[NOTICE-04] step 5 shows the failure: reason and refund, without player, download or publishing', async () => {
  const { dialog, handled } = await ends(
    film({ step: 5, works_id: 0, fail_msg: 'Out of paper', points_charged: 3, points_refunded: 2 }),
  );
  expect(dialog.getByText('Out of paper')).toBeTruthy();
  expect(dialog.getByText(/^2 points refunded\./)).toBeTruthy();
  expect(document.querySelector('video')).toBeNull();
  for (const name of ['Download', 'Subtitles', 'Publish…'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Open the storyboard' }).getAttribute('href')).toBe(
    '#/create?id=3&step=4',
  );
  expect(handled()).toEqual([]);
});

test('[NOTICE-09] film and subtitles can be downloaded from the notice; a failed download shows a message', async () => {
  const files = saves();
  let there = true;
  const media = (content: string) => () =>
    there ? new Response(content) : new Response('', { status: 500 });
  const { dialog } = await ends(film(), {
    '/media/film.mp4': media('film'),
    '/media/film.srt': media('words'),
  });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  press('Download');
  await waitFor(() => expect(files).toHaveLength(1));
  press('Subtitles');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['The-lamp-1.mp4', 'The-lamp-1.srt']));
  expect(await Promise.all(files.map(({ blob }) => blob?.text()))).toEqual(['film', 'words']);
  expect(toasts.waiting).toEqual([]);
  there = false;
  press('Download');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      { type: 'error', title: 'File download failed, please try again' },
    ]),
  );
  expect(files).toHaveLength(2);
});

test('[NOTICE-10] a film older than ten days shows its poster, and a download says that it has expired', async () => {
  const files = saves();
  const { dialog, sent } = await ends(
    film({ works_time: new Date(Date.now() - 10 * DAY - 60_000).toISOString() }),
    {
      '/script/okl-searching': () =>
        film({ works_time: new Date(Date.now() - 10 * DAY - 60_000).toISOString() }),
    },
  );
  expect(document.querySelector('video')).toBeNull();
  expect(dialog.getByRole('img', { name: 'Poster of The lamp' })).toBeTruthy();
  expect(dialog.getByText(EXPIRED, { exact: false })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'warning', title: EXPIRED }]));
  expect(sent.filter(({ path }) => path.startsWith('/media/'))).toEqual([]);
  expect(files).toEqual([]);
});

test('[NOTICE-01] [NOTICE-07] publishing opens a form; afterwards the notice says that the film is published', async () => {
  const { dialog, handled } = await ends(film({ is_show: 0, check_status: 0, desc: '' }));
  await show(<DialogHost />);
  const opener = dialog.getByRole('button', { name: 'Publish…' });
  opener.focus();
  fireEvent.click(opener);
  const form = within(await screen.findByRole('dialog', { name: 'Publish to the square' }));
  expect(await form.findByDisplayValue('The lamp')).toBeTruthy();
  // nothing is public before the form is sent
  expect(handled()).toEqual([{ type: 2, works_id: 12 }]);
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.waiting).toMatchObject([{ type: 'success', title: 'Published' }]));
  expect(handled()).toEqual([
    { type: 2, works_id: 12 },
    { type: 3, works_id: 12 },
  ]);
  const published = await dialog.findByRole('button', { name: 'Published', hidden: true });
  expect(published.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(published));
  fireEvent.click(published);
  expect(screen.queryByRole('dialog', { name: 'Publish to the square' })).toBeNull();
});

test('two films that end at once say that another one follows; a single one does not count itself', async () => {
  fakeApi({ [HANDLE]: () => null });
  await show(<FilmNoticeHost />);
  await offer(
    noticeOf(film({ works_name: 'The lamp' }), 'a'),
    noticeOf(film({ works_name: 'The sea' }), 'b'),
  );
  const first = await screen.findByRole('heading', { name: 'The lamp' });
  const dialog = first.closest<HTMLElement>('[role="dialog"]') as HTMLElement;
  expect(within(dialog).getByText('Film 1 of 2')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'The sea' });
  expect(screen.getByText('Film 2 of 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await offer(noticeOf(film({ works_name: 'The tree' }), 'c'));
  await screen.findByRole('heading', { name: 'The tree' });
  expect(screen.queryByText(/^Film \d of/)).toBeNull();
});
