import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clipForm } from '../../../src/store/video/clip-form.ts';
import { change } from '../show.tsx';
import { chooseModel, eachVideoTest, GENERATE, openVideo, POINTS } from './open-video.tsx';

eachVideoTest();

const LUMA = { medium: 'clip', tool: 'luma', name: 'Luma (fal)' };
const RUNWAY = { medium: 'clip', tool: 'runway', name: 'Gen (fal)' };
/** The points answer of a studio with these models. */
const withModels = (...models: object[]) => ({ '/center/points': () => ({ ...POINTS, models }) });

const say = (prompt: string) => change(() => void Object.assign(clipForm, { prompt }));
const beginWith = (url: string) =>
  change(() => void Object.assign(clipForm, { first: { url, name: 'pier' } }));
const button = () => screen.getByRole('button', { name: /^Generate/ });
const isReady = () => button().getAttribute('aria-disabled') !== 'true';

test('a model that starts from a picture says so before it is asked, and leads to the place of the first frame', async () => {
  const sent = await openVideo([], withModels({ ...LUMA, needs: ['image'] }));
  await chooseModel('Luma', 'Ray');
  await say('a boat leaves');
  screen.getByText('Luma (fal) needs a picture to start from.');
  expect(isReady()).toBe(false);
  await change(() => void fireEvent.submit(button().closest('form') as HTMLFormElement));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a first frame' }));
  expect(sent.some(({ path }) => path === GENERATE)).toBe(false);

  await beginWith('/media/pier.jpg');
  expect(screen.queryByText(/needs a picture/)).toBeNull();
  expect(isReady()).toBe(true);
});

test('a mode that works without words asks for them where its model needs them', async () => {
  await openVideo([], withModels({ ...RUNWAY, needs: ['image', 'prompt'] }));
  await chooseModel('Runway', 'Gen');
  await beginWith('/media/pier.jpg');
  screen.getByText('Needs a few words.');
  await say('a boat leaves');
  screen.getByText('Made by Gen (fal)');
});

test('places for pictures are only those that the model takes', async () => {
  await openVideo(
    [],
    withModels(
      { ...LUMA, takes: { image: true, endImage: false } },
      { ...RUNWAY, takes: { image: false, endImage: false } },
    ),
  );
  await chooseModel('Luma', 'Ray');
  screen.getByRole('button', { name: 'Add a first frame' });
  expect(screen.queryByRole('button', { name: 'Add a last frame' })).toBeNull();
  await chooseModel('Runway', 'Gen');
  expect(screen.queryByRole('button', { name: 'Add a first frame' })).toBeNull();
});
