import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { change } from '../show.tsx';
import { eachVideoTest, openVideo, wireClip } from './open-video.tsx';

eachVideoTest();

const clips = (count: number) => Array.from({ length: count }, (_, at) => wireClip(count - at));
const play = async (number: number) => {
  fireEvent.click(await screen.findByRole('button', { name: `Play full screen: clip ${number}` }));
  return screen.findByRole('dialog', { name: `clip ${number}` });
};
const shown = () => document.querySelector('[data-ui=player-clip]')?.getAttribute('src');

test('[VIDEO-12] a click on a poster plays the clip full screen, with thumbnails, download and parameters', async () => {
  await openVideo(clips(2));
  const player = await play(2);
  expect(shown()).toContain('/media/2.mp4');
  within(player).getByRole('button', { name: 'Download', hidden: true });
  const strip = within(player).getByRole('list', { name: 'Clips', hidden: true });
  fireEvent.click(within(strip).getByRole('button', { name: 'Play: clip 1', hidden: true }));
  await waitFor(() => expect(shown()).toContain('/media/1.mp4'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  await waitFor(() => expect(shown()).toContain('/media/2.mp4'));
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Reuse parameters', hidden: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(clipForm.prompt).toBe('clip 2'));
});

test.each([
  [9, true],
  [10, false],
  [12, false],
])('[VIDEO-13] a strip of %i thumbnails is centered only below ten', async (count, centered) => {
  await openVideo(clips(count));
  const player = await play(count);
  const strip = within(player).getByRole('list', { name: 'Clips', hidden: true });
  expect(within(strip).getAllByRole('listitem', { hidden: true })).toHaveLength(count);
  expect(strip.hasAttribute('data-centered')).toBe(centered);
});

test('the strip is one tab stop however long it is, and the focus in it follows the arrow keys', async () => {
  await openVideo(clips(12));
  const player = await play(12);
  const strip = within(player).getByRole('list', { name: 'Clips', hidden: true });
  const buttons = within(strip).getAllByRole('button', { hidden: true });
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([buttons[0]]);
  await change(() => buttons[0]?.focus());
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(buttons[1]));
  expect(stops()).toEqual([buttons[1]]);
});

test('deleting the clip closes the player', async () => {
  await openVideo(clips(1));
  await play(1);
  const { clips: list } = await import('../../../src/store/video/clips.ts');
  await change(() => list.remove(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
