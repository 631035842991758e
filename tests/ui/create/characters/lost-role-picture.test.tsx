import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refused } from '../../../store/fake-api.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import {
  CHANGE,
  DELETE,
  LOST,
  lostPictures,
  onlyMessage,
  otherTab,
  REQUEST,
  RESTORE,
} from '../lost-pictures.ts';
import { bodiesOf, IMAGINE, LIST, openCast, wirePicture, wireRole } from './cast-page.tsx';

const lost = (id: number, more: object = {}) => wirePicture(`p${id}`, { ...LOST, ...more });
/** What the server keeps of the request of a picture. */
const kept = { script_id: 9, role_id: 1, api_name: 'jimeng', tool_name: 'seedream', prompt: 'a girl' };

eachOnItsOwn();
afterEach(memberGone);

/** Opens the pictures of a character. @param pictures the server's, which deleting and restoring changes */
async function opened(
  pictures: ReturnType<typeof wirePicture>[],
  { refuses = false, path = IMAGINE, input = kept as object } = {},
) {
  const { answers, gone, left } = lostPictures({ path, input }, { refuses });
  /** For the pictures of another character, which are told once. */
  let asked = 0;
  const { sent } = await openCast([wireRole(1, 'Mei'), wireRole(2, 'Bo')], {
    [LIST]: ({ role_id }: { role_id: number }) => {
      if (role_id === 1) return { lists: left(pictures), has_next: 0 };
      asked += 1;
      return asked > 1 ? new Refused('Not now') : { lists: [], has_next: 0 };
    },
    [IMAGINE]: () => 'again',
    ...answers,
  });
  const region = within(await screen.findByRole('region', { name: 'Pictures' }));
  const count = () => document.querySelectorAll('[data-ui=role-pictures] > li').length;
  await waitFor(() => expect(count()).toBe(pictures.length));
  return { sent, gone, region, count };
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
  const other = otherTab();
  gone.add(15);
  other.deletes(15);
  await waitFor(() => expect(count()).toBe(1));
  gone.delete(15);
  other.restores(15);
  await waitFor(() => expect(count()).toBe(2));
  other.close();
});
