import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { board, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { deleteShot } from '../../../src/store/film/storyboard/delete-shot.ts';
import { bodies, idsOf, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

const three = () => [wireShot(1), wireShot(2), wireShot(3)];

test('a list requested before a change does not undo it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { sent, told } = await openBoard(61, three());
  const real = fetch;
  let first = true;
  globalThis.fetch = async (...given) => {
    const answer = await real(...given);
    const late = first && String(given[0]).includes('list-scense');
    if (!late) return answer;
    first = false;
    await held;
    return answer;
  };
  const reading = loadBoard(61);
  told.lists = [wireShot(2), wireShot(3)];
  await deleteShot(1);
  release();
  await reading;
  expect(idsOf(board.shots)).toEqual([2, 3]);
  expect(bodies(sent, '/script/list-scense')).toHaveLength(2);
});

test('of two concurrent loads the newer one counts, whichever answer arrives first', async () => {
  const { told } = await openBoard(62, three());
  const older = loadBoard(62);
  told.lists = [wireShot(3)];
  const newer = loadBoard(62);
  await Promise.all([older, newer]);
  expect(idsOf(board.shots)).toEqual([3]);
});

test('reloading equal data keeps object identity', async () => {
  const { told } = await openBoard(63, three());
  const [one, two] = board.shots;
  told.lists = [wireShot(1), wireShot(2, { narration: 'other' }), wireShot(3)];
  await loadBoard(63);
  expect(board.shots[0]).toBe(one);
  expect(board.shots[1]).not.toBe(two);
});
