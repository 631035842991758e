import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { clausesOf } from '../../generators/speech/clauses.ts';
import { hasEspeak } from '../../generators/speech/find-espeak.ts';
import type { SpeechProvider, SpeechRequest } from '../../generators/speech/speech.ts';
import { NothingToSpeak, UnknownVoice, VoiceFailed } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';
import { VoiceProcess } from '../../generators/speech/voice-process.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';
import { decodeData, medianPitch, SAMPLE_RATE } from './sound.ts';

const at = testFolder();
const childUrl = bundledEntry('generators/speech/voice-child.ts');
let opened: SpeechProvider | undefined;
const speech = () => {
  opened ??= createStudioSpeech({ childUrl: childUrl() });
  return opened;
};

const request: SpeechRequest = {
  text: '山里住着一位老人，他每天去看日出。',
  voice: 'zh-yunshu',
  speed: 1,
  volume: 1,
  pitch: 0,
  emotion: 'neutral',
};

let files = 0;
async function hear(change: Partial<SpeechRequest>) {
  const spoken = await speech().speak({ ...request, ...change }, go);
  const file = at(`${files++}.mp3`);
  const samples = await decodeData(file, spoken.data);
  return { ...spoken, samples, pitchHz: medianPitch(samples), loudness: await measureLoudness(file, go) };
}

describe('splitting a text', () => {
  it('pauses at punctuation of both languages and keeps numbers whole', () => {
    expect(clausesOf('你好，世界！It costs 3.50, he said.').map(({ text }) => text)).toEqual([
      '你好，',
      '世界！',
      'It costs 3.50,',
      'he said.',
    ]);
  });

  it('switches the voice’s language with every run', () => {
    expect(clausesOf('他买了iPhone 15手机')[0]?.runs).toEqual([
      { text: '他买了', language: 'zh' },
      { text: 'iPhone 15', language: 'en' },
      { text: '手机', language: 'zh' },
    ]);
  });

  it('keeps every letter of any text and always terminates', () => {
    const letters = (text: string) => (text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []).join('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const clauses = clausesOf(text);
        expect(letters(clauses.map((clause) => clause.text).join(''))).toBe(letters(text));
        for (const clause of clauses) expect([...clause.text].length).toBeLessThanOrEqual(121);
      }),
      // a letter that is a pictograph, too
      { examples: [['ℹ']] },
    );
  });
});

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

  it('are women, men, children and seniors in both languages, each with its own timbre', async () => {
    const { voices } = speech();
    for (const language of ['zh', 'en'])
      for (const sex of ['female', 'male'])
        expect(
          voices.filter((voice) => voice.language === language && voice.sex === sex).length,
        ).toBeGreaterThan(2);
    const heard = new Set<string>();
    for (const { id } of voices) {
      const { data } = await speech().speak({ ...request, text: '好 good', voice: id }, go);
      heard.add(Buffer.from(data).toString('base64'));
    }
    expect(heard.size).toBe(voices.length);
  });

  it('reject what cannot be spoken', async () => {
    await expect(speech().speak({ ...request, text: '……！？ 🎉' }, go)).rejects.toBeInstanceOf(
      NothingToSpeak,
    );
    await expect(speech().speak({ ...request, voice: 'nobody' }, go)).rejects.toBeInstanceOf(UnknownVoice);
  });
});

it('looks for eSpeak NG, an optional package, without loading it', () => {
  expect(hasEspeak()).toBe(true);
  const nowhere = () => {
    throw new Error('not installed');
  };
  expect(hasEspeak(nowhere)).toBe(false);
});

describe('the voice process', () => {
  /** A process that does what the text says. */
  async function troubled(): Promise<SpeechProvider> {
    const file = at('child.mjs');
    await writeFile(
      file,
      `process.on('message', ({ clauses: [{ text }] }) => {
        if (text === 'die') process.exit(3);
        if (text === 'missing') return process.send({ kind: 'missing' });
        if (text === 'hang') for (;;);
        const length = text.includes('long') ? 44100 : 2205;
        const samples = new Int16Array(length).map((_, i) => 9000 * Math.sin(i / 9));
        process.send({ kind: 'sound', samples, sampleRate: 22050, ends: [{ start: 0, end: length }], phonemes: [] });
      });
      process.on('disconnect', () => process.exit());`,
    );
    return createStudioSpeech({ childUrl: pathToFileURL(file) });
  }

  it('restarts after a crash, and says if eSpeak NG is not installed', async () => {
    const voice = await troubled();
    await expect(voice.speak({ ...request, text: 'die' }, go)).rejects.toBeInstanceOf(VoiceFailed);
    await expect(voice.speak({ ...request, text: 'missing' }, go)).rejects.toMatchObject({
      name: 'MediaToolMissing',
      tool: 'eSpeak NG',
    });
    await expect(voice.speak({ ...request, text: 'fine' }, go)).resolves.toMatchObject({ ext: 'mp3' });
  });

  it('streams the first sentence before the next one is synthesized', async () => {
    const voice = await troubled();
    const stop = new AbortController();
    const pieces: Uint8Array[] = [];
    const spoken = voice.speak(
      { ...request, text: 'It goes on for long. hang' },
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

  it('is killed when a task is aborted, and the next task still runs', async () => {
    const voice = await troubled();
    const stop = new AbortController();
    const hung = voice.speak({ ...request, text: 'hang' }, { signal: stop.signal });
    const waiting = new AbortController();
    const waited = voice.speak({ ...request, text: 'fine' }, { signal: waiting.signal });
    const next = voice.speak({ ...request, text: 'fine' }, go);
    waiting.abort();
    await expect(waited).rejects.toMatchObject({ name: 'AbortError' });
    setTimeout(() => stop.abort(), 50);
    await expect(hung).rejects.toMatchObject({ name: 'AbortError' });
    await expect(next).resolves.toMatchObject({ ext: 'mp3' });
  });
});

it('chunks make up the whole file, and the clauses’ marks are consecutive', async () => {
  const text = '天亮了。老人醒了，他走到海边。It was cold. Nobody was there!';
  const pieces: Uint8Array[] = [];
  const onSound = (piece: Uint8Array) => void pieces.push(piece);
  const { data, seconds, marks, spoken } = await speech().speak({ ...request, text }, { ...go, onSound });
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

it('the voice process exits when idle, and the next text starts a new one', async () => {
  const voice = new VoiceProcess(childUrl(), 50);
  const task = {
    voices: { zh: 'cmn', en: 'en' },
    rate: 150,
    pitch: 50,
    range: 50,
    clauses: clausesOf('Hello.').map((clause) => ({ ...clause, pause: 0 })),
  };
  const { samples } = await voice.speak(task, go.signal);
  const first = voice.pid ?? 0;
  expect(() => process.kill(first, 0)).not.toThrow();
  await expect.poll(() => voice.pid).toBeUndefined();
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(await voice.speak(task, go.signal)).toMatchObject({ samples: { length: samples.length } });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
