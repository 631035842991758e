import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { lipSyncs } from '../../../src/store/lipsync/lip-syncs.ts';
import { lipView } from '../../../src/store/lipsync/lip-view.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { openVideoForm, videoForm } from '../../../src/store/works/publish-video.ts';
import { lost, Refused } from '../../store/fake-api.ts';
import { chooseIn } from '../menu.ts';
import { saves } from '../saves.ts';
import { change } from '../show.tsx';
import { bodies, eachLipTest, LIST, listOf, openLipSync, titles, wireResult } from './open-lipsync.tsx';

eachLipTest();

const DELETE = '/lip-sync/delete';
const article = () => screen.getByRole('article');
const pressIn = (name: string | RegExp | RegExp) =>
  change(() => void fireEvent.click(within(article()).getByRole('button', { name })));

test('[LIP-08] [LIP-09] [LIP-12] results are loaded ten at a time and grouped by day; a click plays one', async () => {
  const sent = await openLipSync([wireResult(1)]);
  expect(bodies(sent, LIST)[0]).toEqual({ page: 1, pageSize: 10 });
  screen.getByRole('heading', { name: 'Today' });
  within(article()).getByText('Line 1');
  within(article()).getByText('Hedra');
  within(article()).getByText('Built-in engine');
  await pressIn('Play: Line 1');
  const player = await screen.findByRole('dialog', { name: 'Line 1' });
  const video = player.querySelector('video');
  expect(new URL(video?.src ?? '').pathname).toBe('/media/1.mp4');
  within(player).getByText('Marked in its file as made by a machine');
  await change(() => void fireEvent.click(within(player).getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a finished result is published as it is, and does not begin with the draft of a clip that has the same id', async () => {
  await openLipSync([wireResult(1, { width: 720, height: 1280 })]);
  await chooseIn(/^Actions for/, 'Publish…');
  const { open } = dialogs;
  if (open?.name !== 'publish-video' || !open.made) throw new Error('no form');
  expect(open.made).toMatchObject({ id: 1, from: 'lip-sync', name: 'Line 1', seconds: 3, ratio: '720:1280' });
  expect(new URL(open.made.video, location.href).pathname).toBe('/media/1.mp4');
  const { from: _, ...clip } = open.made;
  await openVideoForm(clip);
  videoForm.fields.description = 'Of the clip';
  await openVideoForm(open.made);
  expect(videoForm.fields.description).toBe('');
  closeDialog();
});

test.each([
  [0, 'working'],
  [1, 'working'],
  [2, 'done'],
  [3, 'failed'],
])('[LIP-10] status_code %i is shown as %s', async (status_code, phase) => {
  await openLipSync([wireResult(1, { status_code })]);
  expect(article().getAttribute('data-phase')).toBe(phase);
  expect(article().getAttribute('aria-busy')).toBe(String(phase === 'working'));
});

test('a result made by an external service shows its progress', async () => {
  await openLipSync([wireResult(1, { status_code: 0, progress_msg: 'Queue of Hedra (fal): 3 before you' })]);
  within(article()).getByText('Queue of Hedra (fal): 3 before you');
});

test('[LIP-11] [ERR-12] a failed result is deleted with a message, and Undo brings it back', async () => {
  const failed = wireResult(1, {
    status_code: 3,
    fail_msg: 'The face was lost',
    points_charged: 8,
    points_refunded: 8,
  });
  const sent = await openLipSync([failed], {
    [DELETE]: () => null,
    '/studio/lip-sync/restore': () => ({ ...failed, date: '2026-05-04' }),
  });
  within(article()).getByText('The face was lost');
  await pressIn(/^Delete:/);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  let said: ReturnType<typeof takeToasts> = [];
  await waitFor(() => {
    said = takeToasts();
    expect(said.map(({ title }) => title)).toEqual(['Delete success']);
  });
  expect(bodies(sent, DELETE)).toEqual([{ id: 1 }]);
  await change(() => said[0]?.action?.run());
  await screen.findByText('The face was lost');
});

test('a result that is being made is cancelled by deleting it, so that is asked first', async () => {
  const sent = await openLipSync([wireResult(1, { status_code: 0 })], { [DELETE]: () => null });
  await chooseIn(/^Actions for/, 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this clip?' }));
  dialog.getByText(/you get the points back/);
  expect(bodies(sent, DELETE)).toEqual([]);
  await change(() => void fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
  await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ id: 1 }]));
});

test('[LIP-11] a refused delete shows a message, and the result stays', async () => {
  await openLipSync([wireResult(1, { status_code: 3 })], { [DELETE]: () => new Refused('Not now') });
  await pressIn(/^Delete:/);
  await waitFor(() => expect(titles()).toEqual(['Delete failed']));
  article();
});

test('[LIP-37] [ERR-12] a failed download shows a message', async () => {
  await openLipSync([wireResult(1)], { '/media/1.mp4': () => new Response('gone', { status: 404 }) });
  await pressIn(/^Download:/);
  await waitFor(() => expect(titles()).toEqual(['Download failed']));
});

test('a download is named after the spoken text', async () => {
  const saved = saves();
  await openLipSync([wireResult(1)], { '/media/1.mp4': () => new Response('clip') });
  await pressIn(/^Download:/);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Line-1.mp4']));
});

test('reuse fills the form with the request, and can be undone', async () => {
  await openLipSync([
    wireResult(1, {
      tool_name: 'jimeng-lip-sync',
      options: JSON.stringify({
        head_url: '/media/other.jpg',
        audio_url: '/media/s.mp3',
        audio_duration: 2,
        audio_text: 'Good evening',
        aspectRatio: '9:16',
        type: 1,
      }),
    }),
  ]);
  await chooseIn(/^Actions for/, 'Reuse');
  expect(lipForm).toMatchObject({
    tab: 'lipsync',
    platform: 1,
    picture: { url: '/media/other.jpg', shape: '9:16' },
    spoken: { text: 'Good evening' },
    speech: null,
  });
});

test('the search is sent to the server, by text and tool', async () => {
  const sent = await openLipSync([wireResult(1)]);
  await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Search your talking clips' })));
  const field = await screen.findByRole('searchbox');
  await change(() => void fireEvent.change(field, { target: { value: 'heron' } }));
  await waitFor(() => expect(bodies(sent, LIST).at(-1)).toMatchObject({ search: 'heron' }));
});

test('offline the loaded results stay', async () => {
  let reachable = true;
  await openLipSync([wireResult(1)], {
    [LIST]: () => {
      if (!reachable) throw new TypeError('no network');
      return listOf([wireResult(1)]);
    },
  });
  reachable = false;
  await change(() => {
    browser.online = false;
  });
  await lipSyncs.load().catch(() => {});
  expect(lipView(lipSyncs.state.items[0] ?? wireResultRow()).text).toBe('Line 1');
  article();
});
const wireResultRow = () => {
  throw new Error('nothing is there');
};

test('a star that got lost on the way says so', async () => {
  await openLipSync([wireResult(1)], { '/studio/lip-sync/star': lost });
  takeToasts();
  await chooseIn(/^Actions for/, 'Star');
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't save the star", description: 'Check your connection and try again.' },
    ]),
  );
});

test('whoever deletes the only result by keyboard goes on where the next one is asked for', async () => {
  await openLipSync([wireResult(1, { status_code: 3 })], { [DELETE]: () => null });
  const button = screen.getByRole('button', { name: 'Delete: Line 1' });
  button.focus();
  await change(() => button.click());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  const kind = screen.getByRole('tab', { name: 'Lip sync' });
  await waitFor(() => expect(document.activeElement).toBe(kind));
});
