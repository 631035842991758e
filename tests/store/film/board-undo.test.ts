import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { board, selectShot } from '../../../src/store/film/storyboard/board.ts';
import { editShot, textOf } from '../../../src/store/film/storyboard/edits.ts';
import { history, redo, undo } from '../../../src/store/film/storyboard/history.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { moveShot } from '../../../src/store/film/storyboard/shots.ts';
import { Refused } from '../fake-api.ts';
import { bodies, idsOf, openBoard, wireShot } from './board-shots.ts';

const two = () => [wireShot(1), wireShot(2)];
const SAVE = '/script/handle-scense';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('undo and redo', () => {
  const narration = () => {
    const [shot] = board.shots.filter(({ id }) => id === 1);
    return shot && textOf(shot, 'narration');
  };

  test('cover typing, grouped by pauses and by shot', async () => {
    const { sent } = await openBoard(86, two());
    for (const text of ['s', 'so', 'so it']) editShot(1, 'narration', text);
    await saveEdits();
    editShot(1, 'narration', 'so it is');
    editShot(2, 'static_desc', 'a lamp');
    selectShot(2);
    await undo();
    expect(board.shots[1] && textOf(board.shots[1], 'static_desc')).toBe('still 2');
    await undo();
    expect(narration()).toBe('so it');
    expect(board.shotId).toBe(1);
    await undo();
    expect(narration()).toBe('said 1');
    await undo();
    await redo();
    await redo();
    expect(narration()).toBe('so it is');
    await saveEdits();
    expect(bodies(sent, SAVE)).toContainEqual(
      expect.objectContaining({ scense_id: 1, narration: 'so it is' }),
    );
    editShot(1, 'narration', 'else');
    await redo();
    expect(narration()).toBe('else');
  });

  test('that the server answers after another film was opened changes nothing of that film', async () => {
    let answer: (value: unknown) => void = () => undefined;
    let slow = false;
    await openBoard(187, two(), {
      '/script/order-scense': () => (slow ? new Promise((resolve) => (answer = resolve)) : null),
    });
    await moveShot(2, 0);
    slow = true;
    const late = undo();
    await openBoard(188, two());
    editShot(1, 'narration', 'of this film');
    answer(null);
    await late;
    expect(history).toMatchObject({ undone: [], running: false });
    await undo();
    expect(narration()).toBe('said 1');
  });

  test('include the order, and keep a step that the server refuses', async () => {
    let refuse = false;
    const { sent } = await openBoard(87, [...two(), wireShot(3)], {
      '/script/order-scense': () => (refuse ? new Refused('no') : null),
    });
    await moveShot(3, 0);
    expect(idsOf(board.shots)).toEqual([3, 1, 2]);
    refuse = true;
    await expect(undo()).rejects.toThrow('no');
    expect(idsOf(board.shots)).toEqual([3, 1, 2]);
    refuse = false;
    await undo();
    expect(idsOf(board.shots)).toEqual([1, 2, 3]);
    await redo();
    expect(idsOf(board.shots)).toEqual([3, 1, 2]);
    expect(bodies(sent, '/script/order-scense').at(-1)).toEqual({
      script_id: 87,
      from_scense_id: 3,
      to_scense_id: 1,
    });
  });
});
