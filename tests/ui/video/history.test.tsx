import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { browser } from '../../../src/store/browser.ts';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { clips } from '../../../src/store/video/clips.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import { bodies, cards, dayNow, eachVideoTest, LIST, openVideo, today, wireClip } from './open-video.tsx';

eachVideoTest();

const phases = () => cards().map((card) => card.getAttribute('data-phase'));

test('[VIDEO-01] clips are grouped by day, the oldest first', async () => {
  await openVideo([wireClip(1)], {
    [LIST]: () => ({
      lists: [
        { date: dayNow(), tasks: [wireClip(3), wireClip(2)] },
        { date: '2024-02-01', tasks: [wireClip(1, { created_at: undefined })] },
      ],
      has_next: 0,
    }),
  });
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Thursday, February 1, 2024', 'Today']);
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(['clip 1', 'clip 3', 'clip 2']);
});

test('[VIDEO-03] [VIDEO-04] [VIDEO-05] cards show the state of a clip', async () => {
  await openVideo([
    wireClip(1, { state: 0, video_url: '', poster: '' }),
    wireClip(2, { state: 1, video_url: '', poster: '' }),
    wireClip(3, { state: 2, video_url: '', poster: '', fail_msg: 'Too dark', points_refunded: 10 }),
    wireClip(4),
  ]);
  expect(phases()).toEqual(['working', 'working', 'failed', 'done']);
  const [first, second, failed, done] = cards().map((card) => within(card));
  first?.getByLabelText('Generating');
  second?.getByLabelText('Generating');
  failed?.getByText('Generation failed');
  failed?.getByText('Too dark');
  failed?.getByText('10 points refunded');
  failed?.getByRole('button', { name: 'Delete: clip 3' });
  // the reason has its lines, also where the picture would have been flat
  expect(cards()[2]?.style.height).toBe('176px');
  done?.getByText('00:05');
  expect(cards()[3]?.querySelector('img')?.getAttribute('src')).toContain('/media/4.jpg');
  done?.getByRole('button', { name: 'Actions for clip 4' });
});

test('[VIDEO-06] an expired clip shows the server’s note as HTML', async () => {
  const message = '<p>Gone <b>for good</b></p>';
  await openVideo([wireClip(1, { state: 5, video_url: '', poster: '', message })]);
  const note = await within(cards()[0] as HTMLElement).findByText('for good');
  expect(note.tagName).toBe('B');
});

test('a clip older than ten days counts as expired, regardless of the server', async () => {
  const created_at = new Date(Date.now() - 11 * 86_400_000).toISOString();
  await openVideo([wireClip(1, { created_at })]);
  expect(phases()).toEqual(['expired']);
});

test('the settings of an expired clip can be used again, and the clip made anew', async () => {
  await openVideo([wireClip(1, { state: 5, video_url: '', poster: '' })]);
  const card = within(cards()[0] as HTMLElement);
  const words = cards()[0]?.querySelector('p[title]')?.textContent;
  await change(() => void fireEvent.click(card.getByRole('button', { name: /^Reuse/ })));
  expect(clipForm.prompt).toBe(words);
  card.getByRole('button', { name: 'Delete: clip 1' });
});

test('[VIDEO-15] an empty history says how to start, and an example fills the bar', async () => {
  await openVideo();
  const [example] = screen.getAllByRole('button', { name: /camera/ });
  await change(() => void fireEvent.click(example as HTMLElement));
  expect(clipForm.prompt).toMatch(/camera/);
});

test('[VIDEO-16] [VIDEO-17] the first page is loaded on entry, the next when scrolling to the top', async () => {
  const page = (from: number) => Array.from({ length: 10 }, (_, at) => wireClip(from - at));
  const sent = await openVideo([wireClip(20)], {
    [LIST]: (({ page: number }: { page: number }) => ({
      ...today(...page(number === 1 ? 20 : 10)),
      has_next: number === 1 ? 1 : 0,
    })) as never,
  });
  const list = screen.getByRole('region', { name: 'History' });
  expect(bodies(sent, LIST)[0]).toEqual({ tool_name: '', page: 1, pageSize: 10 });
  Object.defineProperty(list, 'scrollHeight', { value: 3000 });
  Object.defineProperty(list, 'clientHeight', { value: 600 });
  list.scrollTop = 400;
  fireEvent.scroll(list);
  list.scrollTop = 0;
  fireEvent.scroll(list);
  await waitFor(() =>
    expect(bodies(sent, LIST).at(-1)).toEqual({ tool_name: '', page: 2, pageSize: 10, before: 11 }),
  );
});

test('the server searches by text, mode and star; clearing the search shows everything', async () => {
  const sent = await openVideo([wireClip(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Search the history' }));
  const field = await screen.findByRole('searchbox');
  await change(() => void fireEvent.change(field, { target: { value: 'fox' } }));
  await waitFor(() => expect(bodies(sent, LIST).at(-1)).toMatchObject({ search: 'fox', tool_name: '' }));
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Tool' }), { target: { value: 'kling' } });
  await waitFor(() => expect(bodies(sent, LIST).at(-1)).toMatchObject({ search: 'fox', tool_name: 'kling' }));
  fireEvent.click(screen.getByRole('button', { name: 'End the search' }));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await screen.findByRole('article', { name: 'clip 1' });
});

test('[ERR-07] offline the loaded history stays, and actions that need the network say so', async () => {
  await openVideo([wireClip(1)], {});
  await change(() => {
    browser.online = false;
  });
  await screen.findByRole('article', { name: 'clip 1' });
  await screen.findByText("You're offline. This needs a connection.");
});

test('a list that failed to load can be retried', async () => {
  let broken = true;
  const opening = openVideo([wireClip(1)], {
    [LIST]: () => (broken ? new Refused('Not now', 500) : today(wireClip(1))),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  fireEvent.click(again);
  await opening;
});

test('without an answer, a cached empty history is shown as empty, an unknown one as failed', async () => {
  await openVideo();
  await change(() => void Object.assign(clips.state, { state: 'failed', cached: true }));
  screen.getByRole('heading', { name: 'Start describing your clip' });
  await change(() => void Object.assign(clips.state, { cached: false }));
  screen.getByRole('heading', { name: "Couldn't load your history" });
});

test('whoever deletes the only clip by keyboard goes on where the next one is asked for', async () => {
  await openVideo([wireClip(1, { state: 2, video_url: '', poster: '' })], { '/video/delete': () => ({}) });
  const button = screen.getByRole('button', { name: 'Delete: clip 1' });
  button.focus();
  await change(() => button.click());
  await waitFor(() => expect(cards()).toEqual([]));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Model:/ })));
});
