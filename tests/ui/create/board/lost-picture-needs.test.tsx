/** Making a picture of a shot again after its model has become one that takes no picture. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, POINTS } from '../film-page.tsx';

const DRAW = '/script/imagine';
const TAKES = { image: false, endImage: false };
const PRICES = { ...POINTS, draw_points: 20, flux_setting: { 'flux-pro': 5 } };
/** What the server keeps of a request: the same words, with pictures of every kind. */
const KEPT = {
  script_id: 9,
  scense_id: 1,
  api_name: 'mj',
  tool_name: 'mj',
  prompt: 'a lamp',
  image_url: '/media/1.jpg',
  options: {
    ar: '16:9',
    sref: '/media/2.jpg',
    cref: '/media/3.jpg',
    oref: [{ image_url: '/media/4.jpg', ow: 100 }],
  },
};

eachOnItsOwn();
afterEach(memberGone);

/** Opens a shot with a failed picture. @param models of the studio, which take no picture */
async function opened(picture: object, models: object[], kept: object = KEPT) {
  const lost = {
    ...{ id: 5, task_id: 'p5', draw_index: 0, state: 4, image_one: '', images: [], tool_name: 'mj' },
    ...{ message_input: 'a lamp', action_cmd: '', fail_msg: '', is_select: 0, select_index: 0 },
    ...picture,
  };
  const { sent } = await openStoryboard([wireShot(1)], {
    '/center/points': () => ({ ...PRICES, models: models.map((model) => ({ ...model, takes: TAKES })) }),
    '/script/list-draw-pro': () => ({ lists: [lost], has_next: 0 }),
    '/studio/task/request': () => ({ path: DRAW, input: kept, points: 20 }),
    [DRAW]: () => ({ task_id: 'again' }),
  });
  const region = within(await screen.findByRole('region', { name: 'Pictures' }));
  const again = await region.findByRole('button', { name: /^Try again/ });
  return { sent, region, again };
}
const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test.each([
  ['an edit', { tool_name: 'fluxImage' }, 'edit'],
  ['a variation', { action_cmd: 'VARIATION 1' }, 'variation'],
])('%s says before the press that it cannot be made again', async (_, picture, medium) => {
  const { sent, again } = await opened(picture, [{ medium, name: 'Words' }]);
  expect(again.getAttribute('aria-disabled')).toBe('true');
  expect(reasonOf(again)).toBe('Words takes no picture');
  fireEvent.click(again);
  expect(bodies(sent, '/studio/task/request')).toEqual([]);
});

test('what was drawn from words and pictures is drawn from the words, and says so before the press', async () => {
  const { sent, again } = await opened({}, [{ medium: 'picture', tool: 'mj', name: 'SDXL' }]);
  expect(reasonOf(again)).toBe('SDXL takes no picture: it draws from your words.');
  fireEvent.click(again);
  await waitFor(() => expect(bodies(sent, DRAW)).toHaveLength(1));
  expect(bodies(sent, DRAW)[0]).toMatchObject({ prompt: 'a lamp', options: { ar: '16:9' } });
  expect(JSON.stringify(bodies(sent, DRAW))).not.toContain('/media/');
});

test('the picture of a built-in style only names it, and stays', async () => {
  const style = '/web/styles/ink-wash.webp';
  const kept = { ...KEPT, options: { ar: '16:9', sref: style } };
  const { sent, again } = await opened({}, [{ medium: 'picture', tool: 'mj', name: 'SDXL' }], kept);
  fireEvent.click(again);
  await waitFor(() => expect(bodies(sent, DRAW)).toMatchObject([{ options: { sref: style } }]));
});

test('a model that takes pictures is sent those of then, and says nothing', async () => {
  const { sent, again } = await opened({}, []);
  expect(reasonOf(again)).toBe('');
  fireEvent.click(again);
  await waitFor(() => expect(bodies(sent, DRAW)).toMatchObject([{ image_url: KEPT.image_url }]));
});
