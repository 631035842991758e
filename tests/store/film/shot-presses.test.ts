import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { Shot } from '../../../src/api/shot.ts';
import { board, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { setStyle } from '../../../src/store/film/storyboard/film-look.ts';
import { history, redo, undo } from '../../../src/store/film/storyboard/history.ts';
import { setShotRoles } from '../../../src/store/film/storyboard/shot-roles.ts';
import { moveShot, setShotLength } from '../../../src/store/film/storyboard/shots.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

const SAVE = '/script/handle-scense';
const ROLES = '/script/save-scense';
const LOOK = '/script/update-script';

/** Answers when told to, in the order of the calls. */
function held() {
  const answers: ((answer?: unknown) => void)[] = [];
  const wait = () => new Promise((resolve) => answers.push((answer) => resolve(answer ?? null)));
  const answer = async (nth: number, value?: unknown) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(nth));
    answers[nth]?.(value);
  };
  return { answers, wait, answer };
}

const cast = [
  { id: 1, name: 'Ann', cref: '' },
  { id: 2, name: 'Bo', cref: '' },
  { id: 3, name: 'Cy', cref: '' },
];

let films = 300;
async function opened() {
  films += 1;
  const saves = held();
  const list = { lists: [wireShot(1, { seconds: 0, role_name: [] }), wireShot(2)], roles: cast };
  const { sent, told } = await openBoard(films, list.lists, {
    [SAVE]: saves.wait,
    [ROLES]: saves.wait,
    [LOOK]: saves.wait,
  });
  told.roles = cast;
  await loadBoard(films);
  sent.length = 0;
  return { ...saves, sent, told, projectId: films };
}
const shot = () => board.shots.find(({ id }) => id === 1) as Shot;
const length = (seconds: number) => setShotLength(shot(), seconds);
const roles = (...ids: number[]) =>
  setShotRoles(
    shot(),
    cast.filter(({ id }) => ids.includes(id)),
  );

describe('of presses in quick succession', () => {
  test('the last length is saved last and shown, and each that was saved can be undone', async () => {
    const { answer, sent, answers } = await opened();
    const all = [length(2), length(3), length(5)];
    await answer(0);
    await answer(1);
    await Promise.all(all);
    expect(answers).toHaveLength(2);
    expect(bodies(sent, SAVE)).toMatchObject([{ seconds: 2 }, { seconds: 5 }]);
    expect(shot().seconds).toBe(5);
    const back = undo();
    await answer(2);
    await back;
    expect([shot().seconds, history.done.length]).toEqual([2, 1]);
    const again = redo();
    await answer(3);
    await again;
    expect(shot().seconds).toBe(5);
  });

  test('the last people of a shot are saved last and shown', async () => {
    const { answer, sent } = await opened();
    const all = [roles(1), roles(1, 2), roles(1, 2, 3)];
    await answer(0);
    await answer(1);
    await Promise.all(all);
    expect(bodies(sent, ROLES)).toMatchObject([{ role_id: [1] }, { role_id: [1, 2, 3] }]);
    expect(shot().role_name).toEqual(['Ann', 'Bo', 'Cy']);
  });

  test('a refused one does not take back a later one; a refused last one shows what was saved', async () => {
    const { answer } = await opened();
    const [first, second] = [length(2), length(3)];
    await answer(0, new Refused('no'));
    await expect(first).rejects.toThrow('no');
    expect(shot().seconds).toBe(3);
    await answer(1);
    await second;
    const all = Promise.allSettled([roles(1), roles(2), roles(3)]);
    await answer(2);
    await answer(3, new Refused('no'));
    await all;
    expect(shot().role_name).toEqual(['Ann']);
    const looks = ['ink', 'oil', 'wax'].map((name) => setStyle({ name, image: '' }));
    const told = Promise.allSettled(looks);
    await answer(4);
    await answer(5, new Refused('no'));
    await told;
    expect(board.styleName).toBe('ink');
  });
});

test('a list that is read while a length is being saved does not take it back', async () => {
  const { answer, projectId } = await opened();
  const saving = length(4);
  await loadBoard(projectId);
  await answer(0);
  await saving;
  expect(shot().seconds).toBe(4);
});

test('what is saved after another film was opened can be undone in no other film', async () => {
  const { answer } = await opened();
  const saving = [length(4), roles(2)];
  const other = await openBoard(films + 500, [wireShot(1, { seconds: 0 })]);
  await answer(0);
  await answer(1);
  await Promise.all(saving);
  expect([history.done.length, shot().seconds]).toEqual([0, 0]);
  expect(bodies(other.sent, SAVE)).toEqual([]);
});

test('what is changed while a step is being undone can be undone itself, and is not redone over', async () => {
  const { answer } = await opened();
  const set = length(4);
  await answer(0);
  await set;
  const back = undo();
  await vi.waitFor(() => expect(history.running).toBe(true));
  const people = roles(2);
  await answer(2);
  await people;
  await answer(1);
  await back;
  expect([history.done.length, history.undone.length]).toEqual([1, 0]);
  const again = undo();
  await answer(3);
  await again;
  expect([shot().role_name, shot().seconds]).toEqual([[], 0]);
});

test('a move that is saved after another film was opened leaves no step there', async () => {
  let end: (value: unknown) => void = () => undefined;
  await openBoard(290, [wireShot(1), wireShot(2)], {
    '/script/order-scense': () => new Promise((resolve) => (end = resolve)),
  });
  const moving = moveShot(2, 0);
  await openBoard(291, [wireShot(1), wireShot(2)]);
  end(null);
  await moving;
  expect(history.done).toEqual([]);
});
