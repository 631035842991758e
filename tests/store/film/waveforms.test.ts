import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { points } from '../../../src/store/account/points.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { editShot } from '../../../src/store/film/storyboard/edits.ts';
import { voices } from '../../../src/store/film/storyboard/voices.ts';
import { peaksOf, readWaveforms, waveformOf } from '../../../src/store/film/storyboard/waveforms.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

const SPEAK = '/lip-sync/generate-audio';
beforeEach(() => {
  vi.stubGlobal(
    'AudioContext',
    class {
      decodeAudioData = async () => ({
        duration: 2.5,
        getChannelData: () => new Float32Array([0, -0.5, 0.25, 1]),
      });
      close = async () => undefined;
    },
  );
});

test('a waveform has the peak of each part', () => {
  expect(peaksOf(new Float32Array([0, -0.5, 0.25, 1]))).toEqual([0, 0.5, 0.25, 1]);
  const long = Float32Array.from({ length: 4800 }, (_, index) => (index === 4799 ? -1 : 0.1));
  const peaks = peaksOf(long);
  expect(peaks).toHaveLength(48);
  expect([peaks[0]?.toFixed(1), peaks[47]]).toEqual(['0.1', 1]);
});

test('only existing speech is loaded; other texts have no waveform', async () => {
  points.payload = { total_points: 5, star_tel: '', avatar: '', show_tab: 0, speech_points: 1 };
  const voices = [{ voice_name: 'Clara', voice_type: 'clara', tags: '', platform: 'x', test_audio_url: '' }];
  const { sent } = await openBoard(
    101,
    [
      wireShot(1, { narration_points: 0 }),
      wireShot(2, { narration_points: 1 }),
      wireShot(3, { narration: '' }),
    ],
    {
      '/lip-sync/voice-lists': () => ({ lists: voices }),
      [SPEAK]: () => ({ audio_base64: btoa('mp3'), audio_duration: 2.5, audio_url: '' }),
    },
  );
  await readWaveforms(() => true);
  expect(bodies(sent, SPEAK)).toMatchObject([{ text: 'said 1' }]);
  const [first, second] = board.shots;
  expect(first && waveformOf(first)).toEqual({ seconds: 2.5, peaks: [0, 0.5, 0.25, 1] });
  expect(second && waveformOf(second)).toBeUndefined();
  editShot(1, 'narration', 'something else');
  expect(first && waveformOf(first)).toBeUndefined();
});

test('words that are typed while the voices are being read are not spoken: nobody has pressed, and they cost points', async () => {
  points.payload = { total_points: 5, star_tel: '', avatar: '', show_tab: 0, speech_points: 1 };
  voices.state = 'idle';
  let answer: (value: unknown) => void = () => undefined;
  const { sent } = await openBoard(121, [wireShot(21, { narration_points: 0 })], {
    '/lip-sync/voice-lists': () => new Promise((resolve) => (answer = resolve)),
    [SPEAK]: () => ({ audio_base64: btoa('mp3'), audio_duration: 2.5, audio_url: '' }),
  });
  const read = readWaveforms(() => true);
  await vi.waitFor(() => expect(bodies(sent, '/lip-sync/voice-lists')).toHaveLength(1));
  editShot(21, 'narration', 'not heard by anybody yet');
  answer({
    lists: [{ voice_name: 'Clara', voice_type: 'clara', tags: '', platform: 'x', test_audio_url: '' }],
  });
  await read;
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test('a reading that fails, e.g. because no more sound can be opened, does not keep the next one from being done', async () => {
  const { AudioContext } = globalThis;
  const answers = { [SPEAK]: () => ({ audio_base64: btoa('mp3'), audio_duration: 2.5, audio_url: '' }) };
  await openBoard(111, [wireShot(7, { narration_points: 0 })], answers);
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('too many');
      }
    },
  );
  await expect(readWaveforms(() => true)).rejects.toThrow('too many');
  vi.stubGlobal('AudioContext', AudioContext);
  await readWaveforms(() => true);
  const [shot] = board.shots;
  expect(shot && waveformOf(shot)).toMatchObject({ seconds: 2.5 });
});
