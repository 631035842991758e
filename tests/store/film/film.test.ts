import { beforeEach, expect, test } from 'vitest';
import {
  closeFilm,
  FILM_TAB,
  film,
  openFilm,
  reachStep,
  STEP,
  showStep,
  startStep,
} from '../../../src/store/film/film.ts';
import { fakeApi, Refused } from '../fake-api.ts';

beforeEach(closeFilm);

test('[SHELL-11] the current step is the script until another is opened', () => {
  expect(film.step).toBe(2);
  film.reached = STEP.storyboard;
  showStep(STEP.storyboard);
  expect(film.step).toBe(4);
  closeFilm();
  expect(film.step).toBe(2);
});

test('the current tab is drawing, 1; video is 2', () => {
  expect(film.tab).toBe(1);
  expect(FILM_TAB).toEqual({ drawing: 1, video: 2 });
});

test.each([
  [1, 2],
  [2, 2],
  [3, 2],
  [4, 4],
  [5, 4],
])('[PROJ-13] a project at step %i opens at step %i', (step, opened) => {
  expect(startStep(step)).toBe(opened);
});

test('[PROJ-14] opening reads name and step of the project', async () => {
  const sent = fakeApi({ '/script/script-info': () => ({ name: 'The lamp', step: 4 }) });
  await openFilm(12);
  expect(sent).toEqual([{ path: '/script/script-info', body: { script_id: 12 } }]);
  expect(film).toMatchObject({ projectId: 12, name: 'The lamp', reached: 4, state: 'ready' });
});

test('[SCRIPT-02] a step beyond the furthest reached is not shown; Next reaches it', async () => {
  fakeApi({ '/script/script-info': () => ({ name: 'x', step: 2 }) });
  await openFilm(13);
  expect(showStep(STEP.storyboard)).toBe(2);
  reachStep(STEP.characters);
  expect(showStep(STEP.storyboard)).toBe(3);
  reachStep(STEP.script);
  expect(film.reached).toBe(3);
});

test('[SHELL-17] switching steps sends nothing', async () => {
  const sent = fakeApi({ '/script/script-info': () => ({ name: 'x', step: 4 }) });
  await openFilm(14);
  showStep(STEP.characters);
  reachStep(STEP.storyboard);
  showStep(STEP.script);
  expect(sent).toHaveLength(1);
});

test('offline a cached project opens, an unknown one does not', async () => {
  fakeApi({ '/script/script-info': () => ({ name: 'Kept', step: 4 }) });
  await openFilm(15);
  closeFilm();
  fakeApi({ '/script/script-info': () => new Refused('away', 503) });
  await expect(openFilm(15)).rejects.toThrow();
  expect(film).toMatchObject({ name: 'Kept', reached: 4, state: 'ready' });
  await expect(openFilm(16)).rejects.toThrow();
  expect(film.state).toBe('failed');
});
