import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { board, closeBoard, loadBoard, selectShot } from '../../../src/store/film/storyboard/board.ts';
import { setDialogue } from '../../../src/store/film/storyboard/dialogue.ts';
import {
  closeEdits,
  editShot,
  edits,
  keepMine,
  restoreEdits,
  takeTheirs,
  textOf,
} from '../../../src/store/film/storyboard/edits.ts';
import { redo, undo } from '../../../src/store/film/storyboard/history.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { moveShot } from '../../../src/store/film/storyboard/shots.ts';
import { setVoice } from '../../../src/store/film/storyboard/voices.ts';
import { readPageStore } from '../../../src/store/pages-db.ts';
import { Refused } from '../fake-api.ts';
import { bodies, idsOf, openBoard, wireShot } from './board-shots.ts';

const two = () => [wireShot(1), wireShot(2)];
const SAVE = '/script/handle-scense';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

test('[BOARD-16] what is typed is saved as typed, with its shot, once the person pauses', async () => {
  const { sent } = await openBoard(71, [wireShot(1, { role_id: [4] }), wireShot(2)]);
  editShot(1, 'static_desc', ' a lamp');
  editShot(1, 'static_desc', ' a lamp,  lit ');
  editShot(2, 'narration', 'So it is.');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(800);
  vi.useRealTimers();
  await saveEdits();
  const whole = (id: number) => ({
    static_desc: `still ${id}`,
    dynamic_desc: `motion ${id}`,
    narration: `said ${id}`,
    dialogue_character_1: '',
    dialogue_character_2: '',
    draw_id: 0,
    draw_index: 0,
    list_order: id,
    scense_img: '',
  });
  expect(bodies(sent, SAVE)).toEqual([
    {
      type: 3,
      script_id: 71,
      scense_id: 1,
      ...whole(1),
      role_id: [4],
      static_desc: ' a lamp,  lit ',
      before: { ...whole(1), role_id: [4] },
    },
    { type: 3, script_id: 71, scense_id: 2, ...whole(2), narration: 'So it is.', before: whole(2) },
  ]);
  expect(board.shots[0]?.static_desc).toBe(' a lamp,  lit ');
  expect(edits.byShot).toEqual({});
});

test('what is typed while the saving is under way stays and is saved after it', async () => {
  const { sent } = await openBoard(72, two(), {
    [SAVE]: () => {
      if (textOf({ ...wireShot(1), drama_dialogue: '' }, 'narration') === 'first')
        editShot(1, 'narration', 'second');
      return { id: 1 };
    },
  });
  editShot(1, 'narration', 'first');
  await saveEdits();
  expect(edits.byShot).toEqual({ 1: { narration: 'second' } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toMatchObject([{ narration: 'first' }, { narration: 'second' }]);
});

test('one text that is refused does not hold up the others, and is said and tried again', async () => {
  let gone = true;
  const { sent } = await openBoard(73, two(), {
    [SAVE]: ((body: { scense_id: number }) =>
      gone && body.scense_id === 1 ? new Refused('gone') : { id: 1 }) as (body: never) => unknown,
  });
  editShot(1, 'narration', 'lost?');
  editShot(2, 'narration', 'kept');
  await expect(saveEdits()).rejects.toThrow('gone');
  expect(edits).toMatchObject({ failed: true, byShot: { 1: { narration: 'lost?' } } });
  expect(board.shots[1]?.narration).toBe('kept');
  gone = false;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await saveEdits();
  expect(edits).toMatchObject({ failed: false, byShot: {} });
  expect(bodies(sent, SAVE)).toHaveLength(3);
});

test('words that were not saved are there at the next visit, and are saved then', async () => {
  await openBoard(74, two(), { [SAVE]: () => new Refused('later', 503) });
  editShot(2, 'dynamic_desc', 'pan left');
  await expect(saveEdits()).rejects.toThrow();
  closeEdits();
  closeBoard();
  expect(edits.byShot).toEqual({});
  vi.useRealTimers();
  const { sent } = await openBoard(74, two());
  expect(edits.byShot).toEqual({ 2: { dynamic_desc: 'pan left' } });
  await saveEdits();
  expect(bodies(sent, SAVE)).toMatchObject([
    { scense_id: 2, dynamic_desc: 'pan left', before: { dynamic_desc: 'motion 2' } },
  ]);
  expect(await readPageStore('drafts', 7, 'board|74')).toEqual({ byShot: {}, bases: {} });
});

test('another project’s words are neither shown nor sent nor lost', async () => {
  await openBoard(75, two());
  editShot(1, 'narration', 'of 75');
  await vi.waitFor(async () =>
    expect(await readPageStore('drafts', 7, 'board|75')).toEqual({
      byShot: { 1: { narration: 'of 75' } },
      bases: { 1: { narration: 'said 1' } },
    }),
  );
  const { sent } = await openBoard(76, two());
  await saveEdits();
  expect(sent).toEqual([]);
  closeBoard();
  await restoreEdits(75);
  expect(edits.byShot).toEqual({ 1: { narration: 'of 75' } });
});

test('[BOARD-89] how a shot is spoken is saved with all its settings, once, and before anything that needs it', async () => {
  const { sent } = await openBoard(77, two());
  const fail = vi.fn();
  setVoice(2, { voice_speed: 1.25 }, fail);
  setVoice(2, { voice_speed: 1.5 }, fail);
  setVoice(2, { voice_pitch: -3, voice_emotion: 'sad' }, fail);
  await saveEdits();
  vi.advanceTimersByTime(500);
  expect(bodies(sent, '/script/voice-setting')).toEqual([
    {
      type: 1,
      global: 0,
      scense_id: 2,
      voice_emotion: 'sad',
      voice_vol: 1,
      voice_pitch: -3,
      voice_speed: 1.5,
    },
  ]);
  expect(board.shots[1]).toMatchObject({ voice_speed: 1.5, voice_pitch: -3, voice_emotion: 'sad' });
  expect(fail).not.toHaveBeenCalled();
});

test('[BOARD-17] a dialogue is saved with its script line, and what is spoken follows it', async () => {
  const line = { drama_id: 9, drama_dialogue: 'Mei：Wait!', narration: 'Wait!' };
  const { sent, told } = await openBoard(78, [wireShot(1, line), wireShot(2)]);
  told.roles = [
    { id: 3, name: 'Bo' },
    { id: 4, name: 'Mei' },
  ];
  await loadBoard(78);
  const [first, second] = board.shots;
  if (!first || !second) throw new Error('There are two shots.');
  setDialogue(first, { role: 'Bo', text: 'Wait, please!' });
  setDialogue(second, { role: 'Bo', text: 'Hm.' });
  sent.length = 0;
  await saveEdits();
  expect(bodies(sent, '/script/save-scense')).toEqual([
    { type: 1, script_id: 78, drama_id: 9, drama_dialogue: 'Bo：Wait, please!' },
  ]);
  expect(bodies(sent, SAVE)).toMatchObject([
    { scense_id: 1, narration: 'Wait, please!' },
    // a shot without a line keeps its own; its narration says something else
    { scense_id: 2, drama_dialogue: 'Bo：Hm.', narration: 'said 2' },
  ]);
  expect(board.shots[0]?.dialogue_role_name).toBe('Bo');
});

describe('a text that somebody else has changed meanwhile', () => {
  const conflict = () => Response.json({ code: 409, message: 'This shot was changed elsewhere', data: null });
  async function met(projectId: number) {
    let refuse = true;
    const opened = await openBoard(projectId, two(), {
      [SAVE]: () => (refuse ? conflict() : { id: 1 }),
    });
    editShot(1, 'narration', 'mine');
    editShot(1, 'static_desc', 'a lamp');
    opened.told.lists = [wireShot(1, { narration: 'theirs' }), wireShot(2)];
    await saveEdits();
    refuse = false;
    opened.sent.length = 0;
    return opened;
  }

  test('is not overwritten: the person has both, and nothing is sent before they choose', async () => {
    const { sent } = await met(79);
    expect(edits).toMatchObject({ failed: false, conflicts: { 1: { narration: 'theirs' } } });
    expect(edits.byShot[1]?.narration).toBe('mine');
    await saveEdits();
    // the other text goes its way
    expect(bodies(sent, SAVE)).toMatchObject([{ static_desc: 'a lamp', narration: 'theirs' }]);
    expect(edits.byShot).toEqual({ 1: { narration: 'mine' } });
  });

  test('is replaced when the person keeps theirs, told as what is there now', async () => {
    const { sent } = await met(80);
    keepMine(1, 'narration');
    await saveEdits();
    expect(bodies(sent, SAVE)).toMatchObject([{ narration: 'mine', before: { narration: 'theirs' } }]);
    expect(edits).toMatchObject({ byShot: {}, conflicts: {} });
  });

  test('is taken when the person prefers it', async () => {
    const { sent } = await met(85);
    takeTheirs(1, 'narration');
    await saveEdits();
    expect(bodies(sent, SAVE)).toMatchObject([{ static_desc: 'a lamp', narration: 'theirs' }]);
    const [shot] = board.shots;
    expect(shot && textOf(shot, 'narration')).toBe('theirs');
  });
});

describe('undo and redo', () => {
  const narration = () => {
    const [shot] = board.shots.filter(({ id }) => id === 1);
    return shot && textOf(shot, 'narration');
  };

  test('take back what was typed between pauses, shot by shot, and make it again', async () => {
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

  test('cover the order, and keep a step that the server refuses', async () => {
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

describe('another tab of this browser', () => {
  const other = (projectId: number) => {
    const channel = new BroadcastChannel('inkreel-board');
    onTestFinished(() => channel.close());
    return (news: object) => channel.postMessage({ userId: 7, projectId, news });
  };

  test('has its words shown here while they are typed, and saved by whoever can', async () => {
    vi.useRealTimers();
    await openBoard(88, two());
    const tell = other(88);
    tell({ kind: 'typed', shotId: 1, field: 'narration', text: 'from there', base: 'said 1' });
    await vi.waitFor(() => expect(edits.byShot).toEqual({ 1: { narration: 'from there' } }), 10_000);
    tell({ kind: 'saved', shotId: 1, texts: { narration: 'from there' } });
    await vi.waitFor(() => expect(edits.byShot).toEqual({}), 10_000);
    expect(board.shots[0]?.narration).toBe('from there');
  });

  test('with another film is not heard', async () => {
    vi.useRealTimers();
    await openBoard(89, two());
    other(90)({ kind: 'typed', shotId: 1, field: 'narration', text: 'x', base: 'said 1' });
    other(89)({ kind: 'typed', shotId: 2, field: 'narration', text: 'y', base: 'said 2' });
    await vi.waitFor(() => expect(edits.byShot[2]).toBeDefined(), 10_000);
    expect(edits.byShot[1]).toBeUndefined();
  });
});
