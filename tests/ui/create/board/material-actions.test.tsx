import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { points } from '../../../../src/store/account/points.ts';
import { clipChangeCost } from '../../../../src/store/film/storyboard/change-clip.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import '../../../../src/ui/create/storyboard/picture-edit.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import { type Answers, Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { chooseIn, openMenu } from '../../menu.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const CHANGE = '/draw/chagne-image';
const HD = '/draw/mediaSrp';
const EDIT = '/draw/fluxImageApi';
const PRICES = { ...POINTS, draw_points: 20, upscale_points: 1, flux_setting: { 'flux-pro': 5 } };
const dream = {
  id: 31,
  task_id: 'd1',
  draw_index: 2,
  state: 1,
  image_one: '/media/d3.jpg',
  images: ['/media/d1.jpg', '/media/d2.jpg', '/media/d3.jpg', '/media/d4.jpg'],
  tool_name: 'mj',
  message_input: 'a lamp',
  is_select: 1,
  select_index: 2,
};
const other = {
  ...dream,
  id: 32,
  task_id: 's1',
  tool_name: 'seedream',
  images: ['/media/s1.jpg'],
  is_select: 0,
};

eachOnItsOwn();
afterEach(memberGone);

const opened = (answers: Answers = {}) =>
  openStoryboard([wireShot(1)], {
    '/center/points': () => PRICES,
    '/script/list-draw-pro': () => ({ lists: [dream, other], has_next: 0 }),
    [CHANGE]: () => ({ task_id: 'e1' }),
    [HD]: () => ({ task_id: 'e1' }),
    [EDIT]: () => ({ task_id: 'e1' }),
    ...answers,
  });
const menuOf = (number: number) => `Actions for picture ${number}`;
const shown = () => screen.findByRole('button', { name: 'Use picture 5 in the shot' });

test('the buttons of each picture are named after it', async () => {
  await opened();
  await shown();
  const names = within(screen.getByRole('region', { name: 'Pictures' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('High definition: picture 2');
  expect(names).toContain('Download picture 5');
  expect(new Set(names).size).toBe(names.length);
});

test('[BOARD-50] every picture of a task has actions; only the first family can evolve', async () => {
  await opened();
  await shown();
  const chosen = screen.getAllByRole('button', { name: /^Use picture/ });
  expect(chosen.map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
    'false',
    'false',
  ]);
  const offered = async (number: number) => {
    const menu = await openMenu(menuOf(number));
    const names = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return names;
  };
  expect(await offered(2)).toEqual([
    'Download picture 2',
    'High definition1 point',
    'Evolve20 points',
    'Edit5 points',
    'Lip sync',
  ]);
  expect(await offered(5)).toEqual([
    'Download picture 5',
    'High definition1 point',
    'Edit5 points',
    'Lip sync',
  ]);
});

test('[POINTS-10] what a service changes costs what its row says, and only the medium that the row is for', async () => {
  const models = [
    { medium: 'variation', name: 'Redux', points: 41 },
    { medium: 'upscale', name: 'Clarity', points: 3 },
  ];
  await opened({ '/center/points': () => ({ ...PRICES, models }) });
  await shown();
  const names = within(await openMenu(menuOf(2)))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
  expect(names).toContain('Evolve41 points');
  expect(names).toContain('High definition3 points');
  expect(clipChangeCost('hd', points.payload)).toBe(1);
});

test('[BOARD-58] evolving sends the picture’s index in its task, and the new one is listed first', async () => {
  const lists: object[] = [dream, other];
  const { id, sent } = await opened({
    '/script/list-draw-pro': () => ({ lists, has_next: 0 }),
    [CHANGE]: () => {
      lists.unshift({ ...dream, id: 33, task_id: 'e1', state: 2, image_one: '', images: [], is_select: 0 });
      return { task_id: 'e1' };
    },
  });
  await shown();
  await chooseIn(menuOf(2), /^Evolve/);
  await waitFor(() =>
    expect(bodies(sent, CHANGE)).toEqual([
      {
        api_name: 'mj',
        action: 'VARIATION',
        index: 1,
        task_id: 'd1',
        message_input: 'a lamp',
        script_id: id,
        scense_id: 1,
      },
    ]),
  );
  const coming = await screen.findByText('Generating');
  expect(within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('listitem')[0]).toBe(coming);
});

test('[BOARD-59] HD sends the picture and its record', async () => {
  const { sent } = await opened();
  await shown();
  await chooseIn(menuOf(4), /^High definition/);
  await waitFor(() => expect(bodies(sent, HD)).toEqual([{ media_url: '/media/d4.jpg', id: 31 }]));
});

test('[BOARD-62] a refused HD upscale says that the check failed, and why', async () => {
  await opened({ [HD]: () => new Refused('It was upscaled before') });
  await shown();
  takeToasts();
  await chooseIn(menuOf(1), /^High definition/);
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([
      { type: 'error', title: 'HD check failed', description: 'It was upscaled before' },
    ]),
  );
});

test('the menu of a picture that is too large says so', async () => {
  const files = [{ width: 1920, height: 1080, upscaled: 0 }];
  await opened({ '/script/list-draw-pro': () => ({ lists: [{ ...other, files }], has_next: 0 }) });
  await screen.findByRole('button', { name: 'Use picture 1 in the shot' });
  const menu = await openMenu(menuOf(1));
  expect(within(menu).getByRole('menuitem', { name: /^High definition/ }).textContent).toContain(
    'Only for pictures under 1920 x 1080',
  );
});

test('[BOARD-61] editing asks for an instruction, refuses a blank one, and sends it with the picture', async () => {
  const { id, sent } = await opened();
  await shown();
  await chooseIn(menuOf(5), /^Edit/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the picture' }));
  takeToasts();
  fireEvent.click(dialog.getByRole('button', { name: /^Edit/ }));
  await waitFor(() => expect(takeToasts()).toMatchObject([{ title: 'Please enter a description' }]));
  expect(bodies(sent, EDIT)).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' at night ' } });
  fireEvent.click(dialog.getByRole('button', { name: /^Edit/ }));
  await waitFor(() =>
    expect(bodies(sent, EDIT)).toEqual([
      {
        script_id: id,
        scense_id: 1,
        prompt: 'at night',
        ratio: 'match_input_image',
        image_url: '/media/s1.jpg',
        model_name: 'flux-pro',
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an expired clip of a shot shows the server’s words as HTML, and the rule of ten days without any', async () => {
  const expired = { state: 5, video_url: '', poster: '', tool_name: 'luma' };
  await opened({
    '/script/list-video': () => ({
      lists: [
        { ...expired, task_id: 'v2', message: '<p>Gone since <b>Monday</b></p>' },
        { ...expired, task_id: 'v1' },
      ],
      has_next: 0,
    }),
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Video' }));
  const clips = within(await screen.findByRole('region', { name: 'Clips' }));
  expect((await clips.findByText('Monday')).tagName).toBe('B');
  expect(clips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gone since Monday',
    'Resource expired: videos older than 10 days can no longer be downloaded',
  ]);
});
