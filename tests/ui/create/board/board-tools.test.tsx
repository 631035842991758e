import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../../../../src/store/toasts.ts';
import { Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const UPDATE = '/script/update-script';
const style = (name: string, category: string) => ({
  name,
  image: `/web/styles/${name}.webp`,
  category,
  text2video_prompt: '',
});

eachOnItsOwn();
afterEach(memberGone);

test('[BOARD-01] the storyboard’s toolbar has size, style and batch menus', async () => {
  const { id, sent } = await openStoryboard([wireShot(1)], {
    '/script/get-style-info-pro': () => [{ name: 'Animation', lists: [style('Ink', 'Animation')] }],
  });
  const sizes = within(await openMenu('Size: 16:9')).getAllByRole('menuitemradio');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['16:9 Landscape', '9:16 Portrait']);
  fireEvent.pointerDown(sizes[1] as HTMLElement);
  await waitFor(() => expect(sizes[1]?.hasAttribute('data-highlighted')).toBe(true));
  fireEvent.click(sizes[1] as HTMLElement);
  await screen.findByRole('button', { name: 'Size: 9:16' });
  await waitFor(() =>
    expect(bodies(sent, UPDATE)).toEqual([{ type: 2, script_id: id, width_height: '9:16' }]),
  );

  fireEvent.click(screen.getByRole('button', { name: 'Style None' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Style' }));
  fireEvent.click(await dialog.findByRole('radio', { name: 'Ink' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Set style' }));
  await screen.findByRole('button', { name: 'Style Ink' });
  await waitFor(() =>
    expect(bodies(sent, UPDATE)[1]).toEqual({
      type: 3,
      script_id: id,
      style_name: 'Ink',
      style_img: '/web/styles/Ink.webp',
    }),
  );

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const batches = within(await openMenu('Batch')).getAllByRole('menuitem');
  expect(batches.map(({ textContent }) => textContent)).toEqual([
    'Batch images',
    'Draw missing images',
    'Batch videos',
    'HD images',
    'HD videos',
  ]);
});

test('a film whose own style was deleted keeps it: the dialog says so, and setting nothing else asks the server for nothing', async () => {
  const { sent } = await openStoryboard([wireShot(1)], {
    '/script/get-style-info-pro': () => [{ name: 'Animation', lists: [style('Ink', 'Animation')] }],
    '/script/list-scense': () => ({
      lists: [wireShot(1)],
      style_name: 'Paper cut',
      style_img: '/media/own.png',
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Style Paper cut' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Style' }));
  await dialog.findByText(/The film keeps “Paper cut”/);
  fireEvent.click(dialog.getByRole('button', { name: 'Set style' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(sent, UPDATE)).toEqual([]);
  screen.getByRole('button', { name: 'Style Paper cut' });
});

test('a size that the server refuses is reverted, with a message', async () => {
  await openStoryboard([wireShot(1)], { [UPDATE]: () => new Refused('Not now') });
  await chooseIn('Size: 16:9', /^9:16/);
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      { type: 'error', title: "Couldn't change the size", description: 'Not now' },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Size: 16:9' })).toBeTruthy();
});
