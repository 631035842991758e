import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../locales/en.po';
import { browser } from '../../../src/store/browser.ts';
import { board, patchShot } from '../../../src/store/film/storyboard/board.ts';
import { editShot } from '../../../src/store/film/storyboard/edits.ts';
import { narration, stopNarration } from '../../../src/store/film/storyboard/narration.ts';
import { loadVoices, saveVoices, setVoice, voices } from '../../../src/store/film/storyboard/voices.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { hear, saveNarration } from '../../../src/ui/create/storyboard/hear.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));
const { refreshPoints } = vi.hoisted(() => ({ refreshPoints: vi.fn(async () => undefined) }));
const { points } = vi.hoisted(() => ({ points: { payload: { speech_points: 1 } as object } }));
vi.mock('../../../src/store/account/points.ts', () => ({ points, refreshPoints }));
i18n.loadAndActivate({ locale: 'en', messages });

const SPEAK = '/lip-sync/generate-audio';
const SETTINGS = '/script/voice-setting';
const spoken = { audio_base64: btoa('mp3'), audio_duration: 2, audio_url: '/media/a.mp3' };
const voice = (voice_type: string, tag: string) => ({ voice_name: voice_type, voice_type, tags: [tag] });
const listed = { lists: [voice('zh-1', 'zh'), voice('en-1', 'en'), voice('en-2', 'en')] };
const shown = () => takeToasts().map(({ type, title }) => ({ type, title }));
let plays: string[] = [];
let broken = false;
/** Names of the saved files. */
const saved: string[] = [];

beforeEach(() => {
  refreshPoints.mockClear();
  stopNarration();
  takeToasts();
  plays = [];
  broken = false;
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(voices, { list: [], state: 'idle' });
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = async () => {
        if (broken) throw new Error('no decoder');
        plays.push('play');
      };
      pause = () => plays.push('pause');
    },
  );
});

const opened = (projectId: number, answer: () => unknown = () => spoken) =>
  openBoard(projectId, [wireShot(projectId), wireShot(projectId + 1)], {
    '/lip-sync/voice-lists': () => listed,
    [SPEAK]: answer,
  });

test('[BOARD-85] speech is generated once; clicks pause and resume; each of six changes generates it again', async () => {
  const { sent } = await opened(101);
  const made = () => bodies(sent, SPEAK);
  await hear(101);
  expect(made()).toEqual([
    {
      text: 'said 101',
      voice_type: 'en-1',
      voice_speed: 1,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    },
  ]);
  expect(narration).toMatchObject({ shotId: 101, state: 'playing' });
  await hear(101);
  expect(narration.state).toBe('paused');
  await hear(101);
  expect(narration.state).toBe('playing');
  expect(made()).toHaveLength(1);
  const changes = [
    { voice_type: 'en-2' },
    { voice_speed: 1.25 },
    { voice_vol: 2 },
    { voice_pitch: -1 },
    { voice_emotion: 'sad' },
  ];
  for (const [index, change] of changes.entries()) {
    patchShot(101, change);
    await hear(101);
    expect(made()).toHaveLength(index + 2);
    expect(made().at(-1)).toMatchObject(change);
    expect(narration.state).toBe('playing');
  }
  editShot(101, 'narration', 'other words');
  await hear(101);
  expect(made()).toHaveLength(7);
  expect(made().at(-1)).toMatchObject({ text: 'other words' });
  await saveNarration(101);
  expect(made()).toHaveLength(7);
  // once per generation
  expect(refreshPoints).toHaveBeenCalledTimes(7);
  expect(saved).toEqual(['other-words.mp3']);
});

test('speech is not played after selecting another shot or leaving', async () => {
  await opened(111);
  const first = hear(111);
  const second = hear(112);
  await Promise.all([first, second]);
  expect(narration).toMatchObject({ shotId: 112, state: 'playing' });
  expect(plays.filter((what) => what === 'play')).toHaveLength(1);
  patchShot(111, { voice_pitch: 5 });
  const left = hear(111);
  stopNarration();
  await left;
  expect(narration).toMatchObject({ shotId: 0, state: 'idle' });
  expect(plays.filter((what) => what === 'play')).toHaveLength(1);
});

test('[BOARD-86] [BOARD-87] without a text or a shot nothing is generated, with a message', async () => {
  const { sent } = await opened(121);
  editShot(121, 'narration', '  ');
  for (const press of [saveNarration, hear]) {
    await press(121);
    expect(shown()).toEqual([{ type: 'warning', title: 'Write the narration first' }]);
  }
  board.shots = [];
  await saveNarration(121);
  expect(shown()).toEqual([{ type: 'warning', title: 'Select a shot first' }]);
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test('[POINTS-10] new speech is not generated while its price is unknown; existing speech can be played', async () => {
  const { sent } = await opened(151);
  await hear(151);
  points.payload = {};
  await hear(151);
  await hear(151);
  expect(narration.state).toBe('playing');
  await saveNarration(151);
  expect(saved).toHaveLength(1);
  expect(bodies(sent, SPEAK)).toHaveLength(1);
  refreshPoints.mockClear();
  editShot(151, 'narration', 'other words');
  for (const press of [saveNarration, hear]) {
    await press(151);
    await vi.waitFor(() => expect(shown()).toEqual([{ type: 'warning', title: 'Price unknown' }]));
  }
  // the price is requested each time
  expect(refreshPoints).toHaveBeenCalledTimes(2);
  expect(bodies(sent, SPEAK)).toHaveLength(1);
  points.payload = { speech_points: 3 };
  await hear(151);
  expect(bodies(sent, SPEAK)).toHaveLength(2);
  points.payload = { speech_points: 1 };
});

test('[BOARD-88] failures of download, speech and playback have their own messages', async () => {
  await opened(131, () => new Refused('Too long'));
  await saveNarration(131);
  expect(shown()).toEqual([{ type: 'error', title: "Couldn't download the audio" }]);
  await hear(131);
  expect(shown()).toEqual([{ type: 'error', title: 'Audio generation failed' }]);
  await opened(141);
  broken = true;
  await hear(141);
  expect(shown()).toEqual([{ type: 'error', title: "Couldn't play the audio" }]);
  expect(narration.state).toBe('idle');
});

test('of two presses on one shot with another shot in between, one plays', async () => {
  const answers: (() => void)[] = [];
  const { sent } = await opened(161, () => new Promise((resolve) => answers.push(() => resolve(spoken))));
  const first = hear(161);
  await vi.waitFor(() => expect(bodies(sent, SPEAK)).toHaveLength(1));
  const between = hear(162);
  const last = hear(161);
  await vi.waitFor(() => expect(bodies(sent, SPEAK)).toHaveLength(3));
  for (const give of answers) give();
  await Promise.all([first, between, last]);
  expect(narration).toMatchObject({ shotId: 161, state: 'playing' });
  expect(plays.filter((what) => what === 'play')).toHaveLength(1);
});

test('the names of the voices follow the language', async () => {
  const { sent } = await opened(171);
  await loadVoices();
  await loadVoices();
  expect(bodies(sent, '/lip-sync/voice-lists')).toHaveLength(1);
  browser.language = 'zh';
  await loadVoices();
  expect(bodies(sent, '/lip-sync/voice-lists')).toHaveLength(2);
  browser.language = 'en';
});

test('how a shot is spoken stays as it was set last, also while an earlier change is being saved', async () => {
  let answer: () => void = () => undefined;
  const { sent } = await openBoard(560, [wireShot(560)], {
    [SETTINGS]: () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      }),
  });
  const speed = () => board.shots[0]?.voice_speed;
  const fail = (error: unknown) => expect(error).toBeUndefined();
  setVoice(560, { voice_speed: 1.25 }, fail);
  const saving = saveVoices();
  await vi.waitFor(() => expect(bodies(sent, SETTINGS)).toHaveLength(1));
  setVoice(560, { voice_speed: 1.5 }, fail);
  answer();
  await saving;
  expect(speed()).toBe(1.5);
  const again = saveVoices();
  await vi.waitFor(() => expect(bodies(sent, SETTINGS)).toHaveLength(2));
  answer();
  await again;
  expect(bodies(sent, SETTINGS)).toMatchObject([{ voice_speed: 1.25 }, { voice_speed: 1.5 }]);
  expect(speed()).toBe(1.5);
});
