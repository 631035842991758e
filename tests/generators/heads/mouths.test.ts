import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { hear } from '../../../generators/heads/mouth/hear.ts';
import { aimsHeard } from '../../../generators/heads/mouth/heard.ts';
import { HEARD_RATE } from '../../../generators/heads/mouth/loudness.ts';
import { mouthsFor } from '../../../generators/heads/mouth/mouths-for.ts';
import { aimsOf, shapesOf } from '../../../generators/heads/mouth/phonemes.ts';
import { SHAPES } from '../../../generators/heads/mouth/shapes.ts';
import { mouthTrack } from '../../../generators/heads/mouth/track.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { mixSounds } from '../../../generators/sounds/mix.ts';
import type { SpokenSound } from '../../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../../generators/speech/speech-provider.ts';
import { bundledEntry } from '../bundled.ts';
import { testFolder } from '../folder.ts';
import { go } from '../signal.ts';
import { follows, STEPS } from './follows-sound.ts';

const at = testFolder();
const childUrl = bundledEntry('generators/speech/voice-child.ts');

const TEXTS = {
  en: 'My name is Mary. Five brown foxes jumped over the lazy dog! You and me?',
  zh: '你好，我叫小明。今天天气很好，我们一起去看日出！',
} as const;

type Said = { samples: Float32Array; sounds: SpokenSound[] };
const said = new Map<keyof typeof TEXTS, Said>();

beforeAll(async () => {
  const speech = createStudioSpeech({ childUrl: childUrl() });
  for (const language of ['en', 'zh'] as const) {
    const voice = speech.voices.find((one) => one.language === language)?.id ?? '';
    const request = {
      text: TEXTS[language],
      voice,
      speed: 1,
      volume: 1,
      pitch: 0,
      emotion: 'neutral',
    } as const;
    const { data, spoken = [] } = await speech.speak(request, go);
    const file = at(`${language}.mp3`);
    await writeFile(file, data);
    said.set(language, { samples: await hear(file, go.signal), sounds: spoken });
  }
});

describe('visemes', () => {
  it.each([
    ['m', ['closed']],
    ['ph', ['closed']],
    ['f', ['bite']],
    ['s', ['narrow']],
    ['ts.h', ['narrow']],
    ['ˈi.', ['narrow']],
    ['tʃ', ['pucker']],
    ['θ', ['tongue']],
    ['iː', ['spread']],
    ['ˈɑː', ['open']],
    ['ˈoʊ', ['round', 'pucker']],
    ['ˈaɪ', ['open', 'spread']],
    ['ˈuei', ['pucker', 'mid', 'spread']],
    ['əl', ['mid', 'tongue']],
    ['ŋ', [null]],
    ['', []],
  ])('of %s are %j', (phoneme, shapes) => {
    expect(shapesOf(phoneme)).toEqual(shapes);
  });

  it('close the lips for m, b and p, whatever the loudness around them', () => {
    const sounds = ['ɑː', 'm', 'ɑː', 'b', 'ɑː', 'p', 'ɑː'].map((phoneme, i) => ({
      phoneme,
      start: i * 0.15,
      end: (i + 1) * 0.15,
    }));
    const mouths = mouthTrack(aimsOf(sounds), tone(1.05), 25);
    const openAt = (seconds: number) => mouths[Math.floor(seconds * 25)]?.opening ?? 1;
    for (const middle of [0.225, 0.525, 0.825]) expect(openAt(middle)).toBeLessThan(0.05);
    for (const middle of [0.375, 0.675]) expect(openAt(middle)).toBeGreaterThan(0.5);
  });

  it('blend: the mouth never jumps', () => {
    const sounds = [...'iɑuɑiɔɛ'].map((phoneme, i) => ({ phoneme, start: i * 0.12, end: (i + 1) * 0.12 }));
    const mouths = mouthTrack(aimsOf(sounds), tone(0.84), 100);
    for (const [i, mouth] of mouths.entries()) {
      const before = mouths[i - 1] ?? mouth;
      if (i > 5) expect(Math.abs(mouth.opening - before.opening)).toBeLessThan(0.2);
      expect(Math.abs(mouth.width - before.width)).toBeLessThan(0.06);
      expect(mouth.opening).toBeLessThanOrEqual(SHAPES.open.opening);
    }
  });
});

describe.each(['en', 'zh'] as const)('a mouth that speaks (%s)', (language) => {
  it.each([
    ['what is said', true],
    ['what is heard', false],
  ])('follows the loudness by %s, and is shut in pauses', (_, known) => {
    const { samples, sounds } = said.get(language) ?? { samples: new Float32Array(), sounds: [] };
    const mouths = mouthsFor({ samples, ...(known && { spoken: sounds }) }, STEPS);
    const { overSpeech, whole, lag, inPauses } = follows(mouths, samples);
    expect(overSpeech).toBeGreaterThan(0.6);
    expect(whole).toBeGreaterThan(0.7);
    expect(Math.abs(lag)).toBeLessThanOrEqual(80);
    expect(inPauses).toBe(0);
    const shapes = new Set(mouths.map(({ shape }) => shape));
    expect(shapes.size).toBeGreaterThan(5);
  });
});

describe('sound other than speech keeps the mouth closed', () => {
  it.each([
    ['silence', new Float32Array(HEARD_RATE)],
    ['noise', noise(2)],
    ['a chord', chord(3)],
    ['rain', effect('rain')],
    ['an engine', effect('engine')],
  ])('%s', (_, samples) => {
    const mouths = mouthTrack(aimsHeard(samples), samples, 25);
    expect(Math.max(...mouths.map(({ opening }) => opening))).toBe(0);
  });
});

/** A steady tone at the loudness of speech. */
function tone(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * HEARD_RATE }, (_, i) => 0.2 * Math.sin(i * 0.06));
}

function noise(seconds: number): Float32Array {
  const random = createRandom(4);
  return Float32Array.from({ length: seconds * HEARD_RATE }, () => random.range(-0.2, 0.2));
}

/** Three tones together, struck each half second. */
function chord(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * HEARD_RATE }, (_, i) => {
    const time = i / HEARD_RATE;
    const step = Math.floor(time * 2);
    const fade = Math.exp(-2 * (time - step / 2));
    const root = [220, 196, 247][step % 3] ?? 220;
    return (
      0.1 * fade * [1, 1.26, 1.5].reduce((sum, part) => sum + Math.sin(2 * Math.PI * root * part * time), 0)
    );
  });
}

function effect(kind: 'rain' | 'engine'): Float32Array {
  const stereo = mixSounds([kind], { words: '', seconds: 2, seed: 3 });
  return Float32Array.from(
    { length: 2 * HEARD_RATE },
    (_, i) => stereo[2 * Math.floor((i * 44_100) / HEARD_RATE)] ?? 0,
  );
}
