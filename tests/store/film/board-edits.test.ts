import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { board, closeBoard, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { setDialogue } from '../../../src/store/film/storyboard/dialogue.ts';
import {
  closeEdits,
  editShot,
  edits,
  restoreEdits,
  textOf,
} from '../../../src/store/film/storyboard/edits.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { setVoice } from '../../../src/store/film/storyboard/voices.ts';
import { readPageParts } from '../../../src/store/pages-db.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

const two = () => [wireShot(1), wireShot(2)];
const SAVE = '/script/handle-scense';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

test('[BOARD-16] typed text is saved unchanged, with its shot, after a pause', async () => {
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

test('text typed during a save is saved after it', async () => {
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

test('a refused text does not block the others, and is reported and retried', async () => {
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

test('unsaved text is restored at the next visit, and saved then', async () => {
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
  expect(await readPageParts('drafts', 7, 'board|74')).toEqual(new Map());
});

test('another project’s text is neither shown nor sent nor lost', async () => {
  await openBoard(75, two());
  editShot(1, 'narration', 'of 75');
  await vi.waitFor(async () =>
    expect(await readPageParts('drafts', 7, 'board|75')).toEqual(
      new Map([['1|narration', { text: 'of 75', base: 'said 1' }]]),
    ),
  );
  const { sent } = await openBoard(76, two());
  await saveEdits();
  expect(sent).toEqual([]);
  closeBoard();
  await restoreEdits(75);
  expect(edits.byShot).toEqual({ 1: { narration: 'of 75' } });
});

test('[BOARD-89] speech settings of a shot are saved together, once, and before they are needed', async () => {
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

test('[BOARD-17] dialogue is saved with its script line, and the narration follows it', async () => {
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
    // a shot without a line stores its own dialogue; its narration is independent
    { scense_id: 2, drama_dialogue: 'Bo：Hm.', narration: 'said 2' },
  ]);
  expect(board.shots[0]?.dialogue_role_name).toBe('Bo');
});

test('typed and saved text takes precedence over an older copy of the shot', async () => {
  await openBoard(91, two());
  const [before] = structuredClone(board.shots.map((shot) => ({ ...shot })));
  if (!before) throw new Error('There is no shot.');
  editShot(1, 'static_desc', 'a lamp');
  expect(textOf(before, 'static_desc')).toBe('a lamp');
  vi.useRealTimers();
  await saveEdits();
  expect(edits.byShot).toEqual({});
  expect(textOf(before, 'static_desc')).toBe('a lamp');
});
