import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hearClip, loadClips, turnTo } from '../../../../src/store/film/storyboard/materials.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/kit/floating-menu.tsx';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const FILM = '/script/video';
const DELETE = '/video/delete';
const RESTORE = '/studio/video/restore';

const asked = {
  tool_name: 'jimeng',
  model: 'lite',
  resolution: '480p',
  prompt: 'the lamp goes out',
  seconds: 5,
  ratio: '9:16',
  image: '/media/first.jpg',
};
const wireClip = (id: number, state: number, more: object = {}) => ({
  id,
  task_id: `c${id}`,
  state,
  seconds: 5,
  tool_name: 'jimeng',
  poster: state === 3 ? `/media/${id}.jpg` : '',
  video_url: state === 3 ? `/media/${id}.mp4` : '',
  options: JSON.stringify(asked),
  is_select: 0,
  ...more,
});

eachOnItsOwn();
afterEach(memberGone);

/** Opens the clips of a shot. @param clips the server's, which deleting and restoring changes */
async function opened(clips: ReturnType<typeof wireClip>[], refuses = false, models: object[] = []) {
  const gone = new Set<number>();
  let wait: Promise<void> | null = null;
  const { sent } = await openStoryboard([wireShot(1)], {
    ...(models.length > 0 && { '/center/points': () => ({ ...POINTS, models }) }),
    '/script/list-video': async () => {
      const lists = clips.filter(({ id }) => !gone.has(id));
      await wait;
      return { lists, has_next: 0 };
    },
    [FILM]: () => ({ task_id: 'again' }),
    [DELETE]: ({ id }: { id: number }) => (refuses ? new Refused('Not now') : void gone.add(id)),
    [RESTORE]: ({ id }: { id: number }) => {
      gone.delete(id);
      return { ...clips.find((clip) => clip.id === id), date: '2026-01-01' };
    },
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  const region = within(await screen.findByRole('region', { name: 'Clips' }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(clips.length));
  /** Holds the next answer of the list, which is as of its request. @returns sends it */
  const held = () => {
    let go = () => {};
    wait = new Promise<void>((resolve) => {
      go = resolve;
    }).then(() => {
      wait = null;
    });
    return go;
  };
  return { sent, gone, held, count: () => region.queryAllByRole('listitem').length };
}

test('a failed clip of a shot is made again as it was asked for, at the price that its button says', async () => {
  const { sent } = await opened([wireClip(5, 2)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again 10 points · clip 1' }));
  await waitFor(() => expect(bodies(sent, FILM)).toHaveLength(1));
  expect(bodies(sent, FILM)[0]).toMatchObject({ type: 2, api_name: 'jimeng', scense_id: 1, ...asked });
});

test('a clip whose model takes no picture by now is made from its words, and says so before the press', async () => {
  const words = { medium: 'clip', tool: 'jimeng', name: 'Words', takes: { image: false, endImage: false } };
  const { sent } = await opened([wireClip(5, 2)], false, [words]);
  const again = await screen.findByRole('button', { name: /^Try again/ });
  expect(document.getElementById(again.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Words takes no picture: the clip is made from your text.',
  );
  fireEvent.click(again);
  await waitFor(() => expect(bodies(sent, FILM)).toMatchObject([{ prompt: asked.prompt }]));
  expect(JSON.stringify(bodies(sent, FILM))).not.toContain('/media/');
});

test('a clip that came of another one, such as one in HD, cannot be made again here', async () => {
  await opened([wireClip(5, 2, { tool_name: 'chaofen' })]);
  expect(screen.getByRole('button', { name: 'Delete clip 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('a failed clip is deleted, and Undo brings it back', async () => {
  const { sent, count } = await opened([wireClip(6, 3), wireClip(5, 2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete clip 2' }));
  await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ id: 5 }]));
  expect(count()).toBe(1);
  let message = takeToasts();
  await waitFor(() => {
    message = [...message, ...takeToasts()];
    expect(message).toHaveLength(1);
  });
  expect(message[0]).toMatchObject({ title: 'Delete success', description: 'the lamp goes out' });
  message[0]?.action?.run();
  await waitFor(() => expect(count()).toBe(2));
  expect(bodies(sent, RESTORE)).toEqual([{ id: 5 }]);
});

test('a finished clip is deleted from its menu, unless the shot shows it; if the server refuses, it is back', async () => {
  const { sent, count } = await opened([wireClip(6, 3, { is_select: 1 }), wireClip(5, 3)], true);
  const menu = await openMenu('Actions for clip 1');
  expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await chooseIn('Actions for clip 2', 'Delete');
  await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ id: 5 }]));
  await waitFor(() => expect(count()).toBe(2));
});

test('a clip that another tab deletes goes here at once, also from a list that is on its way, and is back with its undo', async () => {
  const clips = [wireClip(7, 3), wireClip(6, 3), wireClip(5, 2)];
  const { count, gone, held } = await opened(clips);
  const other = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => other.postMessage({ userId: 7, list: 'shot-video', news });
  gone.add(6);
  tell({ kind: 'deleted', id: 6 });
  await waitFor(() => expect(count()).toBe(2));
  gone.delete(6);
  tell({ kind: 'restored', id: 6, row: clips[1] });
  await waitFor(() => expect(count()).toBe(3));
  // whoever comes back to the shot: the answer that the server gave before the deletion comes after it
  const answer = held();
  turnTo(0);
  turnTo(1);
  const reading = loadClips();
  await waitFor(() => expect(count()).toBe(0));
  gone.add(5);
  hearClip({ kind: 'deleted', id: 5 });
  await change(answer);
  await reading;
  await waitFor(() => expect(count()).toBe(2));
  other.close();
});
