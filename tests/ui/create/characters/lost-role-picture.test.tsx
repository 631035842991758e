import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { Refused } from '../../../store/fake-api.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, IMAGINE, LIST, openCast, wirePicture, wireRole } from './cast-page.tsx';

const CHANGE = '/draw/chagne-image';
const REQUEST = '/studio/task/request';
const DELETE = '/draw/del-draw';
const RESTORE = '/studio/draw/restore';

const lost = (id: number, more: object = {}) =>
  wirePicture(`p${id}`, {
    state: 4,
    images: [],
    image_one: '',
    action_cmd: '',
    fail_msg: 'The words were refused',
    ...more,
  });
/** What the server keeps of the request of a picture. */
const kept = { script_id: 9, role_id: 1, api_name: 'jimeng', tool_name: 'seedream', prompt: 'a girl' };

eachOnItsOwn();
afterEach(memberGone);

/** Opens the pictures of a character. @param pictures the server's, which deleting and restoring changes */
async function opened(
  pictures: ReturnType<typeof wirePicture>[],
  { refuses = false, path = IMAGINE, input = kept as object } = {},
) {
  const gone = new Set<number>();
  /** For the pictures of another character, which are told once. */
  let asked = 0;
  const { sent } = await openCast([wireRole(1, 'Mei'), wireRole(2, 'Bo')], {
    [LIST]: ({ role_id }: { role_id: number }) => {
      if (role_id === 1) return { lists: pictures.filter(({ id }) => !gone.has(id)), has_next: 0 };
      asked += 1;
      return asked > 1 ? new Refused('Not now') : { lists: [], has_next: 0 };
    },
    [REQUEST]: () => ({ path, input, points: 3 }),
    [IMAGINE]: () => 'again',
    [CHANGE]: () => ({ task_id: 'again' }),
    [DELETE]: ({ draw_id }: { draw_id: number }) =>
      refuses ? new Refused('Not now') : void gone.add(draw_id),
    [RESTORE]: ({ draw_id }: { draw_id: number }) => {
      gone.delete(draw_id);
      return { draw_id, task_id: `p${draw_id}`, state: 4, tool_name: 'seedream', update_time: '' };
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Pictures' }));
  const count = () => document.querySelectorAll('[data-ui=role-pictures] > li').length;
  await waitFor(() => expect(count()).toBe(pictures.length));
  return { sent, gone, region, count };
}

/** The only message, when it is there. */
async function onlyMessage() {
  let all = takeToasts();
  await waitFor(() => {
    all = [...all, ...takeToasts()];
    expect(all).toHaveLength(1);
  });
  return all[0];
}

test('a failed picture of a character says why, and is drawn again as it was asked for, at the price that its button says', async () => {
  const { sent, region } = await opened([lost(5)]);
  expect(region.getByText('The words were refused')).toBeTruthy();
  const again = region.getByRole('button', { name: 'Try again 4 points · picture 1' });
  fireEvent.click(again);
  fireEvent.click(again);
  await region.findByText('Generating');
  expect(bodiesOf(sent, REQUEST)).toEqual([{ task_id: 'p5' }]);
  expect(bodiesOf(sent, IMAGINE)).toEqual([kept]);
});

test('a change of another picture that failed is made again at the price of the change', async () => {
  const input = { api_name: 'mj', action: 'VARIATION', index: 1, task_id: 'p1', script_id: 9, role_id: 1 };
  const { sent, region } = await opened(
    [lost(8, { tool_name: 'mj', action_cmd: 'VARIATION 1' }), lost(7, { tool_name: 'fluxImage' })],
    { path: CHANGE, input },
  );
  const buttons = region.getAllByRole('button', { name: /^Try again/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Try again 20 points · picture 1',
    'Try again 5 points · picture 2',
  ]);
  fireEvent.click(buttons[0] as HTMLElement);
  await region.findByText('Generating');
  expect(bodiesOf(sent, CHANGE)).toMatchObject([{ action: 'VARIATION', task_id: 'p1', role_id: 1 }]);
});

test('a failed picture of a character is deleted, and Undo brings it back', async () => {
  const { sent, count } = await opened([wirePicture('p6'), lost(5)]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 2' }));
  await waitFor(() => expect(bodiesOf(sent, DELETE)).toEqual([{ draw_id: 5 }]));
  expect(count()).toBe(1);
  const message = await onlyMessage();
  expect(message).toMatchObject({ title: 'Delete success', description: 'a girl' });
  message?.action?.run();
  await waitFor(() => expect(count()).toBe(2));
  expect(bodiesOf(sent, RESTORE)).toEqual([{ draw_id: 5 }]);
});

test('Undo does not show the picture with a character that was chosen since', async () => {
  const { sent, count } = await opened([lost(5)]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 1' }));
  const message = await onlyMessage();
  fireEvent.click(screen.getByRole('button', { name: 'Character Bo' }));
  await screen.findByText('No pictures yet.');
  const before = bodiesOf(sent, LIST).length;
  message?.action?.run();
  await waitFor(() => expect(bodiesOf(sent, LIST).length).toBeGreaterThan(before));
  expect(count()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Character Mei' }));
  await waitFor(() => expect(count()).toBe(1));
});

test('whoever deletes by keyboard goes on at the next picture', async () => {
  const { count } = await opened([lost(6), lost(5), wirePicture('p4')]);
  const pressed = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const focused = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
  pressed('Delete picture 1');
  await waitFor(() => expect(count()).toBe(2));
  await focused('Delete picture 1');
  pressed('Delete picture 1');
  await focused('Use picture 1 for Mei');
});

test('whoever deletes the only picture by keyboard goes on where the next one is asked for', async () => {
  const { count } = await opened([lost(25)]);
  const button = screen.getByRole('button', { name: 'Delete picture 1' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(count()).toBe(0));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Parameters:/ })),
  );
});

test('a failed picture that the server does not delete is back', async () => {
  const { sent, count } = await opened([lost(5)], { refuses: true });
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 1' }));
  await waitFor(() => expect(count()).toBe(0));
  await waitFor(() => expect(bodiesOf(sent, DELETE)).toHaveLength(1));
  await waitFor(() => expect(count()).toBe(1));
});

test('a picture that another tab deletes goes here at once, and is back with its undo', async () => {
  const { count, gone } = await opened([lost(16), lost(15)]);
  const other = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => other.postMessage({ userId: 7, list: 'shot-image', news });
  gone.add(15);
  tell({ kind: 'deleted', id: 15 });
  await waitFor(() => expect(count()).toBe(1));
  gone.delete(15);
  tell({ kind: 'restored', id: 15, row: { task_id: 'p15' } });
  await waitFor(() => expect(count()).toBe(2));
  other.close();
});
