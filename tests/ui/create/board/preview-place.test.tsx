import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '../../../../src/api/spelling.ts';
import { filmPreview } from '../../../../src/store/film/preview/film-preview.ts';
import { board } from '../../../../src/store/film/storyboard/board.ts';
import { readPlace } from '../../../../src/store/film/storyboard/place.ts';
import '../../../../src/ui/create/preview/film-controls.tsx';
import '../../../../src/ui/create/preview/film-screen.tsx';
import { wireShot } from '../../../store/film/board-shots.ts';
import { previewPlan, previewShot } from '../../../store/film/preview-plan.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const press = (name: string) => change(() => void fireEvent.click(screen.getByRole('button', { name })));

eachOnItsOwn();
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(memberGone);

test('while a film plays nobody goes anywhere: a reload goes on where the person was, or where the film was stopped', async () => {
  let now = 0;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  const pass = (seconds: number) =>
    change(() => {
      now += seconds * 1000;
      for (const frame of frames.splice(0)) frame(now);
    });
  /** Until the pictures of the stage are there, and its clock counts. */
  const runs = () =>
    waitFor(async () => {
      for (const img of document.querySelectorAll('[data-ui=film-layer] img'))
        Object.defineProperty(img, 'complete', { value: true, configurable: true });
      await pass(0);
      expect(filmPreview).toMatchObject({ playing: true, waiting: false });
    });
  const plan = previewPlan([1, 2, 3].map((id, index) => previewShot(id, index * 5)));
  const shots = [1, 2, 3].map((id) => wireShot(id, { scense_img: `/media/${id}.jpg`, narration: '' }));
  const { id } = await openStoryboard(shots, { '/studio/film/preview': () => toWire(plan) });
  const placeOf = async () => (await readPlace(id))?.shotId;

  await press('Play film');
  await screen.findByRole('group', { name: 'Preview of the film' });
  await runs();
  await pass(6);
  expect(board.shotId).toBe(2);
  expect(await placeOf()).toBeUndefined();
  await press('Pause film');
  expect(await placeOf()).toBe(2);

  await press('Play film');
  await runs();
  await pass(5);
  expect(board.shotId).toBe(3);
  expect(await placeOf()).toBe(2);
  await pass(9);
  expect(filmPreview.playing).toBe(false);
  expect(await placeOf()).toBe(3);
});
