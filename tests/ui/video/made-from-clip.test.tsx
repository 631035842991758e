import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { takeToasts } from '../../../src/store/toasts.ts';
import { change } from '../show.tsx';
import { bodies, cards, choose, eachVideoTest, openVideo, wireClip } from './open-video.tsx';

eachVideoTest();

const SOUND = '/video/mmaudio';
const HD = '/video/mediaSrp';
const POLL = '/video/get-task';
const menuOf = () =>
  within(cards()[0] as HTMLElement).getByRole('button', { name: /^Actions for/, hidden: true });
async function askForSound() {
  await choose(menuOf(), /^Sound effect/);
  return within(await screen.findByRole('dialog', { name: 'Sound effect' }));
}

test('[VIDEO-49] the dialog has a text of eight lines, Generate and Cancel', async () => {
  await openVideo([wireClip(1)]);
  const dialog = await askForSound();
  expect(dialog.getByRole('textbox').getAttribute('rows')).toBe('8');
  expect(dialog.getByRole('button', { name: /^Generate/ }).textContent).toBe('Generate5 points');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[VIDEO-50] without a text it warns with the placeholder’s text and sends nothing', async () => {
  const sent = await openVideo([wireClip(1)]);
  const dialog = await askForSound();
  const placeholder = dialog.getByRole('textbox').getAttribute('placeholder');
  await change(() => void fireEvent.change(dialog.getByRole('textbox'), { target: { value: '  ' } }));
  fireEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
  expect(takeToasts()).toMatchObject([{ type: 'warning', title: placeholder }]);
  expect(bodies(sent, SOUND)).toEqual([]);
});

test('[VIDEO-51] the sound effect is submitted, and its task is tracked', async () => {
  const sent = await openVideo([wireClip(1)], { [SOUND]: () => ({ task_id: 's1', id: 2 }) });
  const dialog = await askForSound();
  await change(() => void fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'rain' } }));
  fireEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
  await waitFor(() =>
    expect(bodies(sent, SOUND)).toEqual([{ id: 1, media_url: '/media/1.mp4', media_prompt: 'rain' }]),
  );
  await waitFor(() =>
    expect(cards().map((card) => card.getAttribute('data-phase'))).toEqual(['working', 'done']),
  );
  await waitFor(() => expect(bodies(sent, POLL)).toContainEqual({ task_id: ['s1'], tool_name: 'mmaudio' }));
});

test('[VIDEO-52] [LIMIT-07] an HD upscale is submitted once, its task is tracked, and it is not offered again', async () => {
  const sent = await openVideo([wireClip(1, { is_allowed_chaofen: 1 })], {
    [HD]: () => ({ task_id: 'h1', id: 2 }),
  });
  await choose(menuOf(), /^High definition/);
  await waitFor(() => expect(bodies(sent, HD)).toEqual([{ id: 1, media_url: '/media/1.mp4' }]));
  await waitFor(() => expect(bodies(sent, POLL)).toContainEqual({ task_id: ['h1'], tool_name: 'chaofen' }));
  const second = await screen.findByRole('article', { name: /^clip 1/, busy: false });
  fireEvent.click(within(second).getByRole('button', { name: /^Actions for/, hidden: true }));
  const menu = within(await screen.findByRole('menu', { hidden: true }));
  expect(menu.queryByRole('menuitem', { name: /^High definition/, hidden: true })).toBeNull();
});

test('a finished clip replaces the one in progress', async () => {
  const sent = await openVideo([wireClip(1, { state: 1, video_url: '', poster: '' })], {
    [POLL]: () => [wireClip(1)],
  });
  await waitFor(() => expect(bodies(sent, POLL)).toEqual([{ task_id: ['t1'], tool_name: 'jimeng' }]));
  await waitFor(() => expect(cards()[0]?.getAttribute('data-phase')).toBe('done'));
});
