import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { probe } from '../../generators/ffmpeg/probe.ts';
import { compose } from '../../generators/music/compose.ts';
import { moodOf } from '../../generators/music/mood-words.ts';
import { STYLES } from '../../generators/music/moods.ts';
import { MOODS, type Mood } from '../../generators/music/music.ts';
import { createStudioMusic } from '../../generators/music/music-provider.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';
import { decodeData, SAMPLE_RATE } from './sound.ts';

const at = testFolder();
const threadUrl = bundledEntry('generators/music/music-thread.ts');

describe('the mood of a text', () => {
  it.each<[string, Mood]>([
    ['清晨，湖面一片宁静', 'calm'],
    ['外婆抱着我，家里很温暖', 'warm'],
    ['We never gave up the dream: a new beginning, a bright future', 'hopeful'],
    ['黑暗中有人追赶他，他害怕极了', 'tense'],
    ['She cried alone in the rain after the farewell', 'sad'],
    ['国王带领军队走向最后的战争', 'epic'],
    ['A funny puppy and the children play a game', 'playful'],
    ['森林深处藏着一个古老的秘密', 'mysterious'],
    ['', 'calm'],
  ])('of %s', (text, mood) => {
    expect(moodOf(text)).toBe(mood);
  });
});

describe('a composition', () => {
  const request = fc.record({
    seconds: fc.integer({ min: 5, max: 600 }),
    mood: fc.constantFrom(...MOODS),
    seed: fc.nat(0xffffffff),
  });

  it('fills its time, leaves no hole, and stays where instruments play', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { notes, seconds } = compose(asked);
        expect(seconds).toBe(asked.seconds);
        const sounding = notes
          .map((note) => [note.at, note.at + note.length] as const)
          .sort(([a], [b]) => a - b);
        let until = 0;
        for (const [start, end] of sounding) {
          expect(start - until).toBeLessThan(0.5);
          until = Math.max(until, end);
        }
        expect(until).toBeGreaterThan(seconds - 2);
        for (const { at: start, pitch, force } of notes) {
          expect(start).toBeLessThan(seconds);
          expect(pitch).toBeGreaterThan(20);
          expect(pitch).toBeLessThan(110);
          expect(force).toBeGreaterThan(0);
          expect(force).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('plays only notes of one of its mood’s scales', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { notes } = compose(asked);
        const drums = new Set(['kick', 'shaker', 'tick', 'timpani']);
        const classes = new Set(
          notes.filter(({ instrument }) => !drums.has(instrument)).map(({ pitch }) => pitch % 12),
        );
        const fits = (scale: readonly number[], root: number) =>
          [...classes].every((one) => scale.includes((one - root + 24) % 12));
        const roots = Array.from({ length: 12 }, (_, root) => root);
        expect(STYLES[asked.mood].scales.some((scale) => roots.some((root) => fits(scale, root)))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('is the same for the same seed and another one for another', () => {
    const tune = (seed: number) =>
      JSON.stringify(compose({ seconds: 40, mood: 'warm', seed }).notes.map((note) => note.pitch));
    expect(tune(3)).toBe(tune(3));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => tune(seed))).size).toBe(20);
  });
});

describe('the built-in music', () => {
  it('is an MP3 of its length, never silent, not clipped, at -18 LUFS', async () => {
    const made = await createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 8, mood: 'epic', seed: 1 },
      go,
    );
    const samples = await decodeData(at('epic.mp3'), made.data);
    expect(Math.abs(samples.length / SAMPLE_RATE - 8)).toBeLessThan(0.15);
    expect(await probe(at('epic.mp3'), go)).toMatchObject({ audioCodec: 'mp3', channels: 2 });
    const { integrated, peak } = await measureLoudness(at('epic.mp3'), go);
    expect(Math.abs(integrated + 18)).toBeLessThan(1.5);
    expect(peak).toBeLessThan(0);
    for (let second = 0; second < 7; second++) {
      const part = samples.subarray(second * SAMPLE_RATE, (second + 1) * SAMPLE_RATE);
      expect(part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(600);
    }
  });

  it('stops when told, and refuses lengths it cannot make', async () => {
    const stop = new AbortController();
    const work = createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 600, mood: 'calm', seed: 1 },
      { signal: stop.signal },
    );
    setTimeout(() => stop.abort(), 50);
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const short = createStudioMusic({ threadUrl: threadUrl() }).compose(
      { seconds: 1, mood: 'calm', seed: 1 },
      go,
    );
    await expect(short).rejects.toBeInstanceOf(RangeError);
  });
});
