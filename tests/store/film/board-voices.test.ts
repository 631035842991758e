import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { saveEdits } from '../../../src/store/film/storyboard/save-edits.ts';
import { saveVoices, setVoice } from '../../../src/store/film/storyboard/voices.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

const SETTINGS = '/script/voice-setting';
const fail = vi.fn();
/** Lets what is on its way go on, without the clock: `vi.waitFor` moves that. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  forgetAll();
  fail.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('how a shot is spoken is saved, also if another film is opened right after the change', async () => {
  await openBoard(701, [wireShot(701, { voice_vol: 2 })]);
  setVoice(701, { voice_speed: 1.5 }, fail);
  const { sent } = await openBoard(702, [wireShot(702)]);
  vi.advanceTimersByTime(500);
  await vi.waitFor(() =>
    expect(bodies(sent, SETTINGS)).toMatchObject([{ scense_id: 701, voice_speed: 1.5, voice_vol: 2 }]),
  );
  await saveVoices();
  expect(bodies(sent, SETTINGS)).toHaveLength(1);
  expect(board.shots).toMatchObject([{ id: 702, voice_speed: 1 }]);
  expect(fail).not.toHaveBeenCalled();
});

test('of a change that somebody signs out after nothing is sent', async () => {
  const { sent } = await openBoard(703, [wireShot(703)]);
  setVoice(703, { voice_speed: 1.5 }, fail);
  forgetAll();
  vi.advanceTimersByTime(500);
  await saveVoices();
  expect(bodies(sent, SETTINGS)).toEqual([]);
});

test('two changes are saved one after the other, so that the last one stays', async () => {
  const answers: (() => void)[] = [];
  const { sent } = await openBoard(704, [wireShot(704)], {
    [SETTINGS]: () => new Promise<null>((resolve) => answers.push(() => resolve(null))),
  });
  setVoice(704, { voice_speed: 1.25 }, fail);
  vi.advanceTimersByTime(500);
  await vi.waitFor(() => expect(bodies(sent, SETTINGS)).toHaveLength(1));
  setVoice(704, { voice_speed: 1.5 }, fail);
  vi.advanceTimersByTime(500);
  await turns();
  expect(bodies(sent, SETTINGS)).toHaveLength(1);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await saveVoices();
  expect(bodies(sent, SETTINGS)).toMatchObject([{ voice_speed: 1.25 }, { voice_speed: 1.5 }]);
});

test('a refused setting is told once, and holds up nothing that is saved later', async () => {
  const { sent } = await openBoard(705, [wireShot(705), wireShot(706)], {
    [SETTINGS]: ({ scense_id }: { scense_id: number }) =>
      scense_id === 705 ? new Refused('No such voice') : null,
  });
  setVoice(705, { voice_speed: 1.5 }, fail);
  setVoice(706, { voice_speed: 1.5 }, fail);
  await expect(saveVoices()).rejects.toThrow('No such voice');
  expect(bodies(sent, SETTINGS)).toHaveLength(2);
  await saveEdits();
  expect(bodies(sent, SETTINGS)).toHaveLength(2);
});

test('a setting is saved when its page is left', async () => {
  const { sent } = await openBoard(707, [wireShot(707)]);
  setVoice(707, { voice_pitch: 3 }, fail);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  await turns();
  expect(bodies(sent, SETTINGS)).toMatchObject([{ voice_pitch: 3 }]);
  vi.restoreAllMocks();
});

test('another tab with the film reads it anew when a setting was saved', async () => {
  const heard = vi.fn();
  const other = new BroadcastChannel('inkreel-board');
  other.onmessage = ({ data }) => heard(data);
  await openBoard(708, [wireShot(708)]);
  setVoice(708, { voice_pitch: 3 }, fail);
  await saveVoices();
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ projectId: 708, news: { kind: 'changed' } }),
    ),
  );
  other.close();
});
