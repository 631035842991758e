import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';
import { DELETE, LOST, lostPictures, onlyMessage, otherTab, REQUEST, RESTORE } from '../lost-pictures.ts';

const DRAW = '/script/imagine';
const PRICES = { ...POINTS, draw_points: 20, upscale_points: 1, flux_setting: { 'flux-pro': 5 } };

const wirePicture = (id: number, more: object = {}) => ({
  id,
  task_id: `p${id}`,
  draw_index: 0,
  tool_name: 'seedream',
  message_input: 'a lamp',
  ...LOST,
  is_select: 0,
  select_index: 0,
  ...more,
});
/** What the server keeps of the request of a picture. */
const kept = { script_id: 9, scense_id: 1, api_name: 'jimeng', tool_name: 'seedream', prompt: 'a lamp' };

eachOnItsOwn();
afterEach(memberGone);

/** Opens the pictures of a shot. @param pictures the server's, which deleting and restoring changes */
async function opened(pictures: ReturnType<typeof wirePicture>[], refuses = false) {
  const { answers, left } = lostPictures({ path: DRAW, input: kept }, { refuses });
  const { sent } = await openStoryboard([wireShot(1)], {
    '/center/points': () => PRICES,
    '/script/list-draw-pro': () => ({ lists: left(pictures), has_next: 0 }),
    [DRAW]: () => ({ task_id: 'again' }),
    ...answers,
  });
  const region = within(await screen.findByRole('region', { name: 'Pictures' }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(pictures.length));
  return { sent, region, count: () => region.queryAllByRole('listitem').length };
}

test('a failed picture of a shot says why, and is drawn again as it was asked for, at the price that its button says', async () => {
  const { sent, region } = await opened([wirePicture(5)]);
  expect(region.getByText('The words were refused')).toBeTruthy();
  const again = region.getByRole('button', { name: 'Try again 4 points · picture 1' });
  fireEvent.click(again);
  fireEvent.click(again);
  await region.findByText('Generating');
  expect(bodies(sent, REQUEST)).toEqual([{ task_id: 'p5' }]);
  expect(bodies(sent, DRAW)).toEqual([kept]);
});

test('a change of another picture that failed is made again at the price of the change', async () => {
  await opened([
    wirePicture(8, { tool_name: 'mj', action_cmd: 'VARIATION 1' }),
    wirePicture(7, { tool_name: 'fluxImage' }),
    wirePicture(6, { tool_name: 'chaofen' }),
  ]);
  const names = screen.getAllByRole('button', { name: /^Try again/ }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Try again 20 points · picture 1',
    'Try again 5 points · picture 2',
    'Try again 1 point · picture 3',
  ]);
});

test('a picture of a server that keeps no requests cannot be drawn again here', async () => {
  const { action_cmd: _, ...plain } = wirePicture(5);
  await opened([plain as ReturnType<typeof wirePicture>]);
  expect(screen.getByRole('button', { name: 'Delete picture 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('a failed picture is deleted, and Undo brings it back', async () => {
  const { sent, count } = await opened([
    wirePicture(6, { state: 1, images: ['/media/6.jpg'] }),
    wirePicture(5),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 2' }));
  await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ draw_id: 5 }]));
  expect(count()).toBe(1);
  const message = await onlyMessage();
  expect(message).toMatchObject({ title: 'Delete success', description: 'a lamp' });
  message?.action?.run();
  await waitFor(() => expect(count()).toBe(2));
  expect(bodies(sent, RESTORE)).toEqual([{ draw_id: 5 }]);
});

test('whoever deletes by keyboard goes on at the next picture', async () => {
  const { count } = await opened([wirePicture(6), wirePicture(5)]);
  const button = screen.getByRole('button', { name: 'Delete picture 1' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(count()).toBe(1));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete picture 1' })),
  );
});

test('whoever deletes the only picture by keyboard goes on where the next one is asked for', async () => {
  const { count } = await opened([wirePicture(25)]);
  const button = screen.getByRole('button', { name: 'Delete picture 1' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(count()).toBe(0));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Model:/ })));
});

test('a failed picture that the server does not delete is back', async () => {
  const { sent, count } = await opened([wirePicture(5)], true);
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 1' }));
  await waitFor(() => expect(bodies(sent, DELETE)).toHaveLength(1));
  await waitFor(() => expect(count()).toBe(1));
});

test('a picture that another tab deletes goes here at once, and is back with its undo', async () => {
  const pictures = [wirePicture(16), wirePicture(15)];
  const { count } = await opened(pictures);
  const other = otherTab();
  other.deletes(15);
  await waitFor(() => expect(count()).toBe(1));
  other.restores(15);
  await waitFor(() => expect(count()).toBe(2));
  other.close();
});
