import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/shot-expansion.tsx';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const EXPAND = '/extend-prompt';
const MOTION = '/script/extend-video-desc';
const PRICES = { ...POINTS, completions_setting: 1 };

eachOnItsOwn();
afterEach(memberGone);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'Smart expansion' });
const toVideo = async () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  await screen.findByText('First frame');
};

test('[BOARD-64] [BOARD-66] a drawing prompt is expanded, regenerated and applied; an empty one asks for a description', async () => {
  let times = 0;
  const { sent } = await openStoryboard([wireShot(1, { static_desc: ' ' })], {
    '/center/points': () => PRICES,
    [EXPAND]: () => {
      times += 1;
      return `a lamp at dusk ${times}`;
    },
    '/script/handle-scense': () => ({ id: 1 }),
  });
  takeToasts();
  press(/^Smart expansion/);
  expect(takeToasts()).toMatchObject([{ title: 'Please enter a description' }]);
  expect(bodies(sent, EXPAND)).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Prompt' }), { target: { value: ' a lamp ' } });
  press(/^Smart expansion/);
  const open = await dialog();
  const text = within(open).getByRole<HTMLTextAreaElement>('textbox');
  await waitFor(() => expect(text.value).toBe('a lamp at dusk 1'));
  expect(bodies(sent, EXPAND)).toEqual([{ content: 'a lamp', model_name: 'seedream' }]);
  fireEvent.click(within(open).getByRole('button', { name: /^Regenerate/ }));
  await waitFor(() => expect(text.value).toBe('a lamp at dusk 2'));
  fireEvent.click(within(open).getByRole('button', { name: 'Use result' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' }).value).toBe('a lamp at dusk 2');
});

test('[BOARD-65] a clip’s prompt is expanded with its first frame; without one an image is required', async () => {
  const { sent, told } = await openStoryboard([wireShot(1), wireShot(2, { scense_img: '/media/2.jpg' })], {
    '/center/points': () => PRICES,
    [MOTION]: () => ({ content: 'she turns, the camera pushes in' }),
    '/script/handle-scense': () => ({ id: 2 }),
  });
  expect(told.lists).toHaveLength(2);
  await toVideo();
  takeToasts();
  press(/^Smart expansion/);
  expect(takeToasts()[0]?.title).toContain('Image required');
  press(/^Shot 2:/);
  await screen.findByRole('heading', { name: 'Shot 2' });
  press(/^Smart expansion/);
  const open = await dialog();
  await waitFor(() =>
    expect(within(open).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'she turns, the camera pushes in',
    ),
  );
  expect(bodies(sent, MOTION)).toEqual([{ describe_image: '/media/2.jpg', scense_desc: 'motion 2' }]);
  fireEvent.click(within(open).getByRole('button', { name: 'Use result' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motion' }).value).toBe(
      'she turns, the camera pushes in',
    ),
  );
});

test('[BOARD-67] a failed expansion says that the analysis failed, and keeps the prompt', async () => {
  await openStoryboard([wireShot(1)], {
    '/center/points': () => PRICES,
    [EXPAND]: () => new Refused('The writer is busy'),
  });
  takeToasts();
  press(/^Smart expansion/);
  const open = await dialog();
  await within(open).findByText("That didn't work. Your prompt is unchanged.");
  expect(takeToasts()).toMatchObject([{ title: 'Analysis failed', description: 'The writer is busy' }]);
});
