import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseClipMode } from '../../../../src/store/film/storyboard/generate.ts';
import '../../../../src/ui/create/storyboard/shot-sound.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn } from '../../menu.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const VIDEO = '/script/video';
const SUBMIT = '/script/submit-task';
const PRICES = { ...POINTS, luma_points: 41, vidu_setting: { 'v2.0': 25, Q1: 70 } };
const LUMA = { medium: 'clip', tool: 'luma', name: 'Luma (fal)' };

eachOnItsOwn();
afterEach(memberGone);

/** Opens the Video tab of a film's first shot, in a studio with these models, with clips made in this way. */
async function openClips(way: string, models: object[], ...shots: ReturnType<typeof wireShot>[]) {
  const opened = await openStoryboard(shots, {
    '/center/points': () => ({ ...PRICES, models }),
    [VIDEO]: () => ({ task_id: 'c1' }),
    [SUBMIT]: () => null,
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByRole('textbox', { name: 'Motion' });
  await change(() => chooseClipMode(way));
  return opened;
}
const go = () => screen.getByRole('button', { name: /^Generate/ });
const isReady = () => go().getAttribute('aria-disabled') !== 'true';
const PICTURED = { scense_img: '/media/1.jpg' };
const NEEDS_PICTURE = 'Luma (fal) needs a picture to start from.';

test('a model that starts from a picture says so for a shot without one, before it is asked', async () => {
  const { sent } = await openClips('luma', [{ ...LUMA, needs: ['image'] }], wireShot(1));
  expect(document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    NEEDS_PICTURE,
  );
  expect(isReady()).toBe(false);
  expect(screen.queryByText(/the clip is made from your text/)).toBeNull();
  // the keyboard has no line nearby
  await change(() => void fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true }));
  expect(bodies(sent, VIDEO)).toEqual([]);
});

test('the menu of a shot says why its clip cannot be made', async () => {
  await openClips('luma', [{ ...LUMA, needs: ['image'] }], wireShot(1));
  fireEvent.click(screen.getByRole('button', { name: 'Actions for shot 1' }));
  const entry = await screen.findByRole('menuitem', { name: /^Generate video/, hidden: true });
  expect(entry.textContent).toContain(NEEDS_PICTURE);
});

test('a model that needs words asks for them also where the clip begins with a picture', async () => {
  const models = [{ ...LUMA, needs: ['prompt'] }];
  await openClips('luma', models, wireShot(1, { ...PICTURED, dynamic_desc: '' }));
  screen.getByText('Needs a few words.');
  expect(isReady()).toBe(false);
  const motion = screen.getByRole('textbox', { name: 'Motion' });
  fireEvent.change(motion, { target: { value: 'push in' } });
  await waitFor(() => expect(isReady()).toBe(true));

  await change(() => void fireEvent.change(motion, { target: { value: '' } }));
  await chooseIn('Batch', 'Batch videos');
  const dialog = within(await screen.findByRole('dialog', { name: 'Batch videos' }));
  dialog.getByText('Shot 1 has no motion text. Luma (fal) needs one.');
});

test('a model that takes no last frame has no place for one', async () => {
  const takes = { image: true, endImage: false };
  await openClips('luma', [{ ...LUMA, takes }], wireShot(1, PICTURED));
  screen.getByRole('heading', { name: 'First frame' });
  expect(screen.queryByRole('button', { name: 'Add a last frame' })).toBeNull();
});

test('a model that takes no picture makes the clip from the text alone, and says so', async () => {
  const takes = { image: false, endImage: false };
  const { sent } = await openClips(
    'Q1',
    [{ medium: 'clip', tool: 'vidu', model: 'Q1', name: 'Q1 (fal)', takes }],
    wireShot(1, PICTURED),
  );
  screen.getByText('Q1 (fal) takes no picture: the clip is made from your text.');
  expect(screen.queryByRole('img', { name: "The clip's first frame" })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'References' })).toBeNull();
  fireEvent.click(go());
  await waitFor(() => expect(bodies(sent, VIDEO)).toHaveLength(1));
  expect(bodies(sent, VIDEO)[0]).not.toHaveProperty('image');
});
