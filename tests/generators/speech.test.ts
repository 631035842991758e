import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { clausesOf } from '../../generators/speech/clauses.ts';
import type { SpeechProvider, SpeechRequest } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';
import { decodeData, medianPitch, SAMPLE_RATE } from './sound.ts';
import { troubledVoice } from './troubled-voice.ts';
import { USUAL_SPEECH } from './usual-speech.ts';

const at = testFolder();
const childUrl = bundledEntry('generators/speech/voice-child.ts');
let opened: SpeechProvider | undefined;
const speech = () => {
  opened ??= createStudioSpeech({ childUrl: childUrl() });
  return opened;
};

let files = 0;
async function hear(change: Partial<SpeechRequest>) {
  const spoken = await speech().speak({ ...USUAL_SPEECH, ...change }, go);
  const file = at(`${files++}.mp3`);
  const samples = await decodeData(file, spoken.data);
  return { ...spoken, samples, pitchHz: medianPitch(samples), loudness: await measureLoudness(file, go) };
}

describe('the built-in voices', () => {
  it('speak mixed text as an MP3 of the stated length, with a mark for each clause', async () => {
    const spoken = await hear({ text: '他叫 Alpha，是一个 robot。Hello!' });
    expect(spoken.samples.length / SAMPLE_RATE).toBeCloseTo(spoken.seconds, 0);
    expect(Math.abs(spoken.samples.length / SAMPLE_RATE - spoken.seconds)).toBeLessThan(0.12);
    expect(spoken.marks.map(({ text }) => text)).toEqual(['他叫 Alpha，', '是一个 robot。', 'Hello!']);
    for (const [i, { start, end }] of spoken.marks.entries()) {
      expect(end - start).toBeGreaterThan(0.2);
      expect(start).toBeGreaterThanOrEqual(spoken.marks[i - 1]?.end ?? 0);
    }
    expect(spoken.loudness.integrated).toBeGreaterThan(-24);
    expect(spoken.loudness.integrated).toBeLessThan(-17);
  });

  it('follow speed and pitch', async () => {
    const [usual, fast, slow, high, low] = [
      await hear({}),
      await hear({ speed: 2 }),
      await hear({ speed: 0.5 }),
      await hear({ pitch: 12 }),
      await hear({ pitch: -12 }),
    ];
    expect(usual.seconds / fast.seconds).toBeGreaterThan(1.7);
    expect(slow.seconds / usual.seconds).toBeGreaterThan(1.7);
    const octaves = (pitchHz: number) => Math.log2(pitchHz / usual.pitchHz);
    expect(octaves(high.pitchHz)).toBeGreaterThan(0.8);
    expect(octaves(low.pitchHz)).toBeLessThan(-0.7);
    // A higher voice is no quicker one.
    expect(Math.abs(high.seconds / usual.seconds - 1)).toBeLessThan(0.15);
  });

  it('follow volume without clipping', async () => {
    const [soft, loud] = [await hear({ volume: 0.1 }), await hear({ volume: 10 })];
    expect(soft.loudness.integrated).toBeLessThan(-35);
    expect(loud.loudness.integrated).toBeGreaterThan(-15);
    expect(loud.loudness.peak).toBeLessThan(0);
    expect(loud.samples.filter((sample) => Math.abs(sample) > 32_700).length).toBe(0);
  });

  it('differ by emotion', async () => {
    const [neutral, happy, sad, angry] = [
      await hear({}),
      await hear({ emotion: 'happy' }),
      await hear({ emotion: 'sad' }),
      await hear({ emotion: 'angry' }),
    ];
    expect(happy.pitchHz).toBeGreaterThan(neutral.pitchHz * 1.05);
    expect(sad.pitchHz).toBeLessThan(neutral.pitchHz * 0.95);
    expect(sad.seconds).toBeGreaterThan(neutral.seconds * 1.1);
    expect(angry.loudness.integrated).toBeGreaterThan(neutral.loudness.integrated + 1);
  });
});

it('the first sentence is streamed before the next one is synthesized', async () => {
  const voice = await troubledVoice(at('child.mjs'));
  const stop = new AbortController();
  const pieces: Uint8Array[] = [];
  const spoken = voice.speak(
    { ...USUAL_SPEECH, text: 'It goes on for long. hang' },
    {
      signal: stop.signal,
      onSound: (piece) => {
        pieces.push(piece);
        stop.abort();
      },
    },
  );
  await expect(spoken).rejects.toMatchObject({ name: 'AbortError' });
  expect(pieces[0]?.length).toBeGreaterThan(0);
});

it('chunks make up the whole file, and the clauses’ marks are consecutive', async () => {
  const text = '天亮了。老人醒了，他走到海边。It was cold. Nobody was there!';
  const pieces: Uint8Array[] = [];
  const onSound = (piece: Uint8Array) => void pieces.push(piece);
  const { data, seconds, marks, spoken } = await speech().speak(
    { ...USUAL_SPEECH, text },
    { ...go, onSound },
  );
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(data)).toBe(true);
  expect(marks.map((mark) => mark.text)).toEqual(clausesOf(text).map((clause) => clause.text));
  for (const [i, { start, end }] of marks.entries()) {
    expect(start).toBeGreaterThanOrEqual(marks[i - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
  }
  for (const [i, { start }] of (spoken ?? []).entries())
    expect(start).toBeGreaterThanOrEqual(spoken?.[i - 1]?.start ?? 0);
  expect(spoken?.at(-1)?.end).toBeLessThanOrEqual((marks.at(-1)?.end ?? 0) + 1e-6);
  // one stream: as long as it says, but for what an encoder adds once
  const samples = await decodeData(at('sentences.mp3'), data);
  expect(Math.abs(samples.length / SAMPLE_RATE - seconds)).toBeLessThan(0.1);
});
