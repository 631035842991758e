import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { board, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { deleteShot } from '../../../src/store/film/storyboard/delete-shot.ts';
import { editShot, edits } from '../../../src/store/film/storyboard/edits.ts';
import { type Answers, Refused } from '../fake-api.ts';
import { bodies, idsOf, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn(), forgetTask: vi.fn() }));

const HANDLE = '/script/handle-scense';
const RESTORE = '/studio/storyboard/restore';

/** Opens a film of three shots at a server that deletes, saves and restores them. */
async function opened(projectId: number, answers: Answers = {}) {
  const all = [wireShot(1), wireShot(2), wireShot(3)];
  const gone = new Set<number>();
  const tell = () => {
    opening.told.lists = all.filter(({ id }) => !gone.has(id));
  };
  const opening = await openBoard(projectId, all, {
    [HANDLE]: ({ type, scense_id, narration }: { type: number; scense_id: number; narration?: string }) => {
      if (type === 2) gone.add(scense_id);
      else Object.assign(all.find(({ id }) => id === scense_id) ?? {}, { narration });
      tell();
      return null;
    },
    [RESTORE]: ({ scense_id }: { scense_id: number }) => {
      gone.delete(scense_id);
      tell();
      return null;
    },
    ...answers,
  });
  return opening;
}
const shown = () => idsOf(board.shots);

afterEach(() => forgetAll());

test('a deleted shot comes back in its place and is selected, and the other tabs hear of both', async () => {
  const heard: unknown[] = [];
  const other = new BroadcastChannel('inkreel-rows');
  other.onmessage = ({ data }) => heard.push(data);
  const { sent } = await opened(71);
  const bringBack = await deleteShot(2);
  expect(shown()).toEqual([1, 3]);
  await bringBack();
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  expect(bodies(sent, RESTORE)).toEqual([{ script_id: 71, scense_id: 2 }]);
  await vi.waitFor(() => expect(board.shotId).toBe(2));
  await vi.waitFor(() =>
    expect(heard).toMatchObject([
      { list: 'shot', news: { kind: 'deleted', id: 2 } },
      { list: 'shot', news: { kind: 'restored', id: 2, row: { projectId: 71 } } },
    ]),
  );
  other.close();
});

test('what another tab deletes and brings back goes and returns here; the selection stays', async () => {
  const { told } = await opened(72);
  board.shotId = 3;
  editShot(2, 'narration', 'typed in the other tab');
  const other = new BroadcastChannel('inkreel-rows');
  const tell = (news: object) => other.postMessage({ userId: session.userId, list: 'shot', news });
  told.lists = [wireShot(1), wireShot(3)];
  tell({ kind: 'deleted', id: 2 });
  await vi.waitFor(() => expect(shown()).toEqual([1, 3]));
  expect(edits.byShot[2]).toBeUndefined();
  told.lists = [wireShot(1), wireShot(2), wireShot(3)];
  tell({ kind: 'restored', id: 2, row: { id: 2, projectId: 72 } });
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  expect(board.shotId).toBe(3);
  other.close();
});

test('typed text is saved before its shot is deleted, and comes back with it', async () => {
  const { sent } = await opened(73);
  editShot(2, 'narration', 'not saved yet');
  const bringBack = await deleteShot(2);
  expect(bodies(sent, HANDLE)).toMatchObject([
    { type: 3, scense_id: 2, narration: 'not saved yet' },
    { type: 2, scense_id: 2 },
  ]);
  await bringBack();
  await vi.waitFor(() => expect(board.shots[1]?.narration).toBe('not saved yet'));
});

test('typed text that the server refuses comes back with its shot, too', async () => {
  let refusing = true;
  await opened(74, {
    [HANDLE]: ({ type }: { type: number }) => (type === 3 && refusing ? new Refused('Too long') : null),
  });
  editShot(2, 'narration', 'refused');
  const bringBack = await deleteShot(2);
  expect(edits.byShot[2]).toBeUndefined();
  refusing = false;
  await bringBack();
  await vi.waitFor(() => expect(edits.byShot[2]).toEqual({ narration: 'refused' }));
  expect(edits.bases[2]).toEqual({ narration: 'said 2' });
});

test('two in a row: no list that was under way brings one back, and the first can be undone alone', async () => {
  const { told } = await opened(75);
  const first = await deleteShot(1);
  const second = deleteShot(2);
  // the server has not deleted it yet
  told.lists = [wireShot(2), wireShot(3)];
  const reading = loadBoard(75);
  await vi.waitFor(() => expect(shown()).toEqual([3]));
  await Promise.all([second, reading]);
  expect(shown()).toEqual([3]);
  await first();
  await vi.waitFor(() => expect(shown()).toEqual([1, 3]));
});

test('a try without an answer leaves it deleted, and the next one brings it back', async () => {
  let away = true;
  const { told } = await opened(76, {
    [RESTORE]: () => {
      if (away) throw new TypeError('no network');
      told.lists = [wireShot(1), wireShot(2), wireShot(3)];
      return null;
    },
  });
  const bringBack = await deleteShot(3);
  await expect(bringBack()).rejects.toMatchObject({ kind: 'transport' });
  expect(shown()).toEqual([1, 2]);
  away = false;
  await bringBack();
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
});

test('another film that is open by then does not change', async () => {
  const { told } = await opened(77);
  const bringBack = await deleteShot(3);
  told.lists = [wireShot(8)];
  await loadBoard(78);
  await bringBack();
  expect(board.projectId).toBe(78);
  expect(shown()).toEqual([8]);
});
