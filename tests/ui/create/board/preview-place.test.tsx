import { fireEvent, screen } from '@testing-library/react';
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
import { filmClock } from './film-clock.ts';

const press = (name: string) => change(() => void fireEvent.click(screen.getByRole('button', { name })));

eachOnItsOwn();
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(memberGone);

test('while a film plays nobody goes anywhere: a reload goes on where the person was, or where the film was stopped', async () => {
  const { pass, runs } = filmClock();
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
