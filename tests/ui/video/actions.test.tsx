import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { lost, Refused } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { change } from '../show.tsx';
import {
  bodies,
  box,
  cards,
  choose,
  dayNow,
  eachVideoTest,
  GENERATE,
  openVideo,
  wireClip,
  write,
} from './open-video.tsx';

eachVideoTest();

const DELETE = '/video/delete';
const menuOf = (at = 0) =>
  within(cards()[at] as HTMLElement).getByRole('button', { name: /^Actions for/, hidden: true });
const entries = async () => {
  fireEvent.click(menuOf());
  const menu = await screen.findByRole('menu', { hidden: true });
  return within(menu)
    .getAllByRole('menuitem', { hidden: true })
    .map(({ textContent }) => textContent);
};

test.each([
  [0, false],
  [1, true],
])(
  '[VIDEO-07] is_allowed_chaofen %i decides whether HD upscale is offered',
  async (is_allowed_chaofen, offered) => {
    await openVideo([wireClip(1, { is_allowed_chaofen })]);
    expect((await entries()).includes('High definition1 point')).toBe(offered);
  },
);

test.each([
  ['jimeng', true],
  ['mmaudio', false],
])('[VIDEO-08] a clip of %s can be given a sound effect or not', async (tool_name, offered) => {
  await openVideo([wireClip(1, { tool_name })]);
  expect((await entries()).includes('Sound effect5 points')).toBe(offered);
});

test('[VIDEO-09] [VIDEO-53] [ERR-09] a download is saved as video.mp4, and a failed one shows a message', async () => {
  let answer = () => new Response('film');
  await openVideo([wireClip(1)], { '/media/1.mp4': () => answer() });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  await choose(menuOf(), 'Download');
  await waitFor(() => expect(saved).toEqual(['video.mp4']));
  answer = () => new Response('no', { status: 404 });
  await choose(menuOf(), 'Download');
  await waitFor(() => expect(takeToasts()).toMatchObject([{ type: 'error', title: /download failed/ }]));
  expect(saved).toHaveLength(1);
});

test('[VIDEO-10] [VIDEO-47] deleting asks for confirmation, then shows a message', async () => {
  const sent = await openVideo([wireClip(2), wireClip(1)], { [DELETE]: () => ({}) });
  await choose(menuOf(), 'Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(bodies(sent, DELETE)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(takeToasts()).toMatchObject([{ type: 'success', title: 'Delete success' }]));
  expect(bodies(sent, DELETE)).toEqual([{ id: 2 }]);
  await waitFor(() => expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual(['clip 1']));
});

test('deleted clips come back one by one, each by its own message, also after a try without a network', async () => {
  let reachable = true;
  await openVideo([wireClip(3), wireClip(2, { state: 2 }), wireClip(1, { state: 2 })], {
    [DELETE]: () => ({}),
    '/studio/video/restore': ({ id }: { id: number }) => {
      if (!reachable) throw new TypeError('no network');
      return { ...wireClip(id, { state: 2 }), date: dayNow() };
    },
  });
  const names = () => cards().map((card) => card.getAttribute('aria-label'));
  // what failed is not asked about (VIDEO-04)
  for (const left of [2, 1]) {
    const [button] = screen.getAllByRole('button', { name: /^Delete:/ });
    await change(() => button?.click());
    await waitFor(() => expect(names()).toHaveLength(left));
  }
  let offers: ReturnType<typeof takeToasts> = [];
  await waitFor(() => {
    offers = [...offers, ...takeToasts()];
    expect(offers.map(({ title }) => title)).toEqual(['Delete success', 'Delete success']);
  });
  await change(() => offers[0]?.action?.run());
  await waitFor(() => expect(names()).toEqual(['clip 3', 'clip 2']));
  reachable = false;
  await change(() => offers[1]?.action?.run());
  let again: ReturnType<typeof takeToasts> = [];
  await waitFor(() => {
    again = takeToasts();
    expect(again.map(({ title }) => title)).toEqual(['It could not be brought back']);
  });
  reachable = true;
  await change(() => again[0]?.action?.run());
  await waitFor(() => expect(names()).toEqual(['clip 3', 'clip 2', 'clip 1']));
});

test('[VIDEO-48] a refused deletion shows the server’s message, and the clip stays', async () => {
  await openVideo([wireClip(1)], { [DELETE]: () => new Refused('It is in use') });
  await choose(menuOf(), 'Delete');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { type: 'error', title: 'Delete failed', description: 'It is in use' },
    ]),
  );
  expect(cards()).toHaveLength(1);
});

test('the form that publishes a clip begins with its words as the title', async () => {
  const options = JSON.stringify({
    prompt: 'a dance in the rain.',
    tool_name: 'kling',
    ratio: '9:16',
    seconds: 5,
  });
  await openVideo([wireClip(1, { tool_name: 'kling', options })]);
  await choose(menuOf(), 'Publish…');
  expect(dialogs.open).toMatchObject({ name: 'publish-video', made: { id: 1, name: 'a dance in the rain' } });
  closeDialog();
});

test('[VIDEO-11] reusing the parameters fills the bar from the clip’s options, and Undo restores the prompt', async () => {
  const options = JSON.stringify({
    prompt: 'a dance',
    tool_name: 'kling',
    model: 'v21',
    resolution: '',
    ratio: '9:16',
    seconds: 5,
    image: '/media/first.jpg',
    tail_image: '/media/last.jpg',
  });
  await openVideo([wireClip(1, { tool_name: 'kling', options })]);
  await write('half a thought');
  await choose(menuOf(), 'Reuse parameters');
  await waitFor(() => expect(box().value).toBe('a dance'));
  screen.getByRole('button', { name: 'Model: Kling 2.1' });
  screen.getByRole('button', { name: 'Parameters: 9:16, 5 seconds' });
  screen.getByRole('button', { name: 'Remove the first frame' });
  screen.getByRole('button', { name: 'Remove the last frame' });
  const [toast] = takeToasts();
  await change(() => toast?.action?.run());
  expect(box().value).toBe('half a thought');
});

test('reusing a clip with references restores them', async () => {
  const options = JSON.stringify({
    prompt: 'a dance',
    tool_name: 'vidu',
    model: 'Q1',
    resolution: '',
    character_images: ['/media/a.jpg', '/media/b.jpg'],
  });
  await openVideo([wireClip(1, { tool_name: 'vidu', options })]);
  await choose(menuOf(), 'Reuse parameters');
  await screen.findByRole('button', { name: 'Model: Vidu Q1' });
  expect(clipForm.references.map(({ url }) => url)).toEqual(['/media/a.jpg', '/media/b.jpg']);
  screen.getByRole('button', { name: 'Add a reference picture (3 of 4)' });
});

test('continuing a clip uses its last frame as first frame, with its ratio', async () => {
  const options = JSON.stringify({
    prompt: 'waves',
    tool_name: 'jimeng',
    model: 'lite',
    resolution: '480p',
    ratio: '9:16',
  });
  const sent = await openVideo([wireClip(1, { options })], {
    '/studio/video/last-frame': () => ({ image: '/media/end.jpg', width: 480, height: 854 }),
  });
  await choose(menuOf(), 'Continue this clip');
  await waitFor(() => expect(clipForm.first?.url).toBe('/media/end.jpg'));
  expect(bodies(sent, '/studio/video/last-frame')).toEqual([{ id: 1 }]);
  screen.getByRole('button', { name: 'Parameters: 9:16, 5 seconds' });
});

test('a failed clip is retried with its own settings, without changing the bar', async () => {
  const sent = await openVideo([wireClip(1, { state: 2, video_url: '', poster: '' })], {
    [GENERATE]: () => ({ task_id: 'new', id: 9 }),
  });
  await write('half a thought');
  fireEvent.click(screen.getByRole('button', { name: 'Try again · 10 points · clip 1' }));
  await waitFor(() =>
    expect(bodies(sent, GENERATE)).toMatchObject([{ prompt: 'clip 1', model: 'lite', resolution: '480p' }]),
  );
  expect(box().value).toBe('half a thought');
});

test('the settings and the words of a failed clip are used again from its card', async () => {
  await openVideo([wireClip(1, { state: 2, video_url: '', poster: '' })]);
  expect(await entries()).toEqual([
    'Try again10 points',
    'Reuse parameters',
    'Use prompt',
    'Copy prompt',
    'Star',
    'Delete',
  ]);
  await pressEntry(screen.getByRole('menuitem', { name: 'Reuse parameters', hidden: true }));
  await waitFor(() => expect(box().value).toBe('clip 1'));
  expect(clipForm).toMatchObject({ mode: 'jimeng', ratio: '16:9' });
});

test('a star is shown at once, and reverted if the server refuses it', async () => {
  const sent = await openVideo([wireClip(1)], { '/studio/video/star': () => new Refused('No') });
  await choose(menuOf(), 'Star');
  await waitFor(() => expect(bodies(sent, '/studio/video/star')).toEqual([{ id: 1, starred: 1 }]));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: "Couldn't save the star", description: 'No' }]),
  );
  expect(screen.queryByLabelText('Starred')).toBeNull();
});

test('a star that got lost on the way says so, and is as it was', async () => {
  await openVideo([wireClip(1)], { '/studio/video/star': lost });
  await choose(menuOf(), 'Star');
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { title: "Couldn't save the star", description: 'Check your connection and try again.' },
    ]),
  );
  expect(screen.queryByLabelText('Starred')).toBeNull();
});
