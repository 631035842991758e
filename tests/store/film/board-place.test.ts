import 'fake-indexeddb/auto';
import { subscribe } from 'valtio';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { FILM_TAB, film } from '../../../src/store/film/film.ts';
import {
  board,
  chooseTab,
  closeBoard,
  hideShot,
  loadBoard,
  selectShot,
} from '../../../src/store/film/storyboard/board.ts';
import { readDraft, writeDraft } from '../../../src/store/own-drafts.ts';
import { readPageStore } from '../../../src/store/pages-db.ts';
import { openBoard, type Told, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

const shots = (...ids: number[]) => ids.map((id) => wireShot(id));
const stored = (projectId: number) => readDraft(`board-place|${projectId}`);

/** What a reload does. @param told the server's list by then */
async function openAgain(projectId: number, told: Told, lists: Told['lists'] = told.lists): Promise<void> {
  closeBoard();
  film.tab = FILM_TAB.drawing;
  told.lists = lists;
  await loadBoard(projectId);
}

afterEach(() => {
  closeBoard();
  film.tab = FILM_TAB.drawing;
});

test('a reload goes on at the shot and the tab where the person was, in each film', async () => {
  const { told } = await openBoard(801, shots(1, 2, 3));
  expect(board.shotId).toBe(1);
  selectShot(3);
  chooseTab(FILM_TAB.video);
  await expect.poll(() => stored(801)).toEqual({ shotId: 3, index: 2, tab: FILM_TAB.video });
  await openAgain(802, told, shots(7, 8));
  expect([board.shotId, film.tab]).toEqual([7, FILM_TAB.drawing]);
  await openAgain(801, told, shots(1, 2, 3));
  await expect.poll(() => [board.shotId, film.tab]).toEqual([3, FILM_TAB.video]);
});

test('the shot before it is shown instead of one that was deleted meanwhile, and the first one where there is none before', async () => {
  const { told } = await openBoard(803, shots(1, 2, 3, 4));
  selectShot(3);
  await expect.poll(() => stored(803)).toMatchObject({ shotId: 3 });
  await openAgain(803, told, shots(1, 2, 4));
  await expect.poll(() => board.shotId).toBe(2);
  selectShot(1);
  await expect.poll(() => stored(803)).toMatchObject({ shotId: 1 });
  await openAgain(803, told, shots(2, 4));
  await expect.poll(() => board.shotId).toBe(2);
  await openAgain(803, told, []);
  await expect.poll(() => board.state).toBe('ready');
  expect(board.shotId).toBe(0);
});

test('a shot that is newer than the answer of the last visit is found all the same', async () => {
  const { told } = await openBoard(804, shots(1, 2));
  await expect.poll(() => readPageStore('answers', 7, 'script/list-scense|804')).toBeDefined();
  const place = { shotId: 3, index: 2, tab: FILM_TAB.drawing };
  await writeDraft('board-place|804', place);
  const seen: number[] = [];
  const stop = subscribe(board, () => void seen.push(board.shotId), true);
  await openAgain(804, told, shots(1, 2, 3));
  stop();
  expect(seen).toContain(2);
  expect(board.shotId).toBe(3);
  expect(await stored(804)).toEqual(place);
});

test('whoever chooses a shot while the last place is still being looked up stays there', async () => {
  const { told } = await openBoard(805, shots(1, 2, 3));
  selectShot(3);
  await expect.poll(() => stored(805)).toMatchObject({ shotId: 3 });
  closeBoard();
  const reading = loadBoard(805);
  selectShot(2);
  await reading;
  await expect.poll(() => stored(805)).toMatchObject({ shotId: 2 });
  expect(board.shotId).toBe(2);
  expect(told.lists).toHaveLength(3);
});

test('after the selected shot is deleted, a reload shows the one that took its place', async () => {
  const { told } = await openBoard(806, shots(1, 2, 3));
  selectShot(3);
  hideShot(3);
  await expect.poll(() => stored(806)).toMatchObject({ shotId: 2, index: 1 });
  await openAgain(806, told, shots(1, 2));
  await expect.poll(() => board.shotId).toBe(2);
});

test('a reload of one of two tabs stays at its shot; a tab that is new to the film goes where the other was', async () => {
  const { told } = await openBoard(808, shots(1, 2, 3));
  selectShot(3);
  await expect.poll(() => stored(808)).toMatchObject({ shotId: 3 });
  // the other tab of the film
  await writeDraft('board-place|808', { shotId: 2, index: 1, tab: FILM_TAB.video });
  await openAgain(808, told);
  await expect.poll(() => board.shotId).toBe(3);
  expect(film.tab).toBe(FILM_TAB.drawing);
  sessionStorage.clear();
  await openAgain(808, told);
  await expect.poll(() => [board.shotId, film.tab]).toEqual([2, FILM_TAB.video]);
});

test('another account does not go where this one was', async () => {
  const { told } = await openBoard(807, shots(1, 2, 3));
  const { token, userId } = session;
  session.userId = 41;
  selectShot(3);
  await expect.poll(() => stored(807)).toMatchObject({ shotId: 3 });
  forgetAll();
  Object.assign(session, { token: 'other', userId: 42 });
  expect(await stored(807)).toBeUndefined();
  await openAgain(807, told);
  expect(board.shotId).toBe(1);
  Object.assign(session, { token, userId });
});
