import { beforeAll, describe, expect, it } from 'vitest';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import type { SpokenLine, SungLine } from '../../generators/singing/singing.ts';
import { singingVoice, speakLyrics } from '../../generators/singing/speak-lyrics.ts';
import { syllablesIn } from '../../generators/singing/syllables.ts';
import { timeLine } from '../../generators/singing/timing.ts';
import { RISE, singLines } from '../../generators/singing/voice.ts';
import { createStudioSongs } from '../../generators/songs/song-provider.ts';
import { VoiceProcess } from '../../generators/speech/voice-process.ts';
import { bundledEntry } from './bundled.ts';
import { testFolder } from './folder.ts';
import { go } from './signal.ts';

const at = testFolder();
const voiceChild = bundledEntry('generators/speech/voice-child.ts');
const songThread = bundledEntry('generators/songs/song-thread.ts');

const LINES = {
  'I can hear the water sing': 7,
  'All the lanterns start to shiver': 8,
  月光照在海面上: 7,
  'Say 你好 to me': 5,
} as const;
const OPEN = 'Ah ah ah ah';
const RATE = 44_100;

let spoken: Map<string, SpokenLine>;
beforeAll(async () => {
  const lines = await speakLyrics(
    new VoiceProcess(voiceChild(), 100),
    [...Object.keys(LINES), OPEN],
    'woman',
    go.signal,
  );
  spoken = new Map(lines.map((line) => [line.text, line]));
});
const lineOf = (text: string): SpokenLine => {
  const line = spoken.get(text);
  if (!line) throw new Error(`${text} was not spoken`);
  return line;
};

/** Notes of a scale, one after the other. */
const scale = (text: string, count: number, { length = 0.5, gap = 0 } = {}): SungLine => ({
  text,
  notes: Array.from({ length: count }, (_, i) => ({
    at: 0.5 + i * (length + gap),
    length,
    pitch: 60 + ([0, 2, 4, 5, 7, 9, 11, 12][i] ?? 0),
    force: 0.8,
  })),
});

/** The pitch around a time as in MIDI, within three semitones of what was asked for. */
function pitchAt(samples: Float32Array, time: number, near: number): number {
  const from = Math.round((time - 0.025) * RATE);
  const size = Math.round(0.04 * RATE);
  const period = RATE / (440 * 2 ** ((near - 69) / 12));
  const likeness = (lag: number): number => {
    let [own, other, both] = [1e-9, 1e-9, 0];
    for (let i = 0; i < size; i++) {
      const [a, b] = [samples[from + i] ?? 0, samples[from + i + lag] ?? 0];
      own += a * a;
      other += b * b;
      both += a * b;
    }
    return both / Math.sqrt(own * other);
  };
  let best = Math.round(period);
  for (let lag = Math.round(period * 0.84); lag <= period * 1.19; lag++)
    if (likeness(lag) > likeness(best)) best = lag;
  const [before, peak, after] = [likeness(best - 1), likeness(best), likeness(best + 1)];
  const lag = best + (0.5 * (before - after)) / (before - 2 * peak + after);
  return 69 + 12 * Math.log2(RATE / lag / 440);
}

describe('a spoken line', () => {
  it.each(Object.entries(LINES))('%s has %i syllables, in order, each with a vowel', (text, count) => {
    const line = lineOf(text);
    const syllables = syllablesIn(line);
    expect(syllables).toHaveLength(count);
    for (const [i, { onset, vowel, coda }] of syllables.entries()) {
      expect(vowel[1]).toBeGreaterThan(vowel[0]);
      expect([onset[1], coda[0]]).toEqual([vowel[0], vowel[1]]);
      expect(onset[0]).toBeGreaterThanOrEqual(syllables[i - 1]?.coda[1] ?? 0);
      expect(coda[1]).toBeLessThanOrEqual(line.samples.length);
    }
  });
});

describe('a sung line', () => {
  it.each(Object.entries(LINES))('%s: each note is within 30 cents of its pitch', (text, count) => {
    const line = scale(text, count);
    const sung = singLines([line], spoken, 6 * RATE);
    for (const note of line.notes)
      expect(Math.abs(pitchAt(sung, note.at + 0.2, note.pitch) - note.pitch) * 100).toBeLessThan(30);
  });

  it('starts vowels on the beat and consonants before it', () => {
    const line = scale('All the lanterns start to shiver', 8);
    const source = lineOf(line.text);
    const syllables = syllablesIn(source);
    const anchors = timeLine(syllables, line.notes, source.sampleRate).flat();
    for (const [i, { at: beat }] of line.notes.entries()) {
      const vowel = anchors.find(
        ({ sample, at: time }) => sample === syllables[i]?.vowel[0] && time === beat,
      );
      expect(vowel, `syllable ${i + 1}`).toBeDefined();
    }
    const times = anchors.map(({ at: time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('starts within 40 ms of each beat, and is silent between separate notes', () => {
    const line = scale(OPEN, 4, { length: 0.4, gap: 0.4 });
    const sung = singLines([line], spoken, 5 * RATE);
    const loudest = sung.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const isHeard = (time: number): boolean => {
      const from = Math.round(time * RATE);
      return sung.subarray(from, from + 0.01 * RATE).some((value) => Math.abs(value) > loudest * 0.1);
    };
    for (const { at: beat, length } of line.notes) {
      expect(isHeard(beat - 0.05)).toBe(false);
      expect(isHeard(beat + 0.03)).toBe(true);
      expect(isHeard(beat + length + 0.05)).toBe(false);
    }
  });

  it('without spoken samples stays silent', () => {
    expect(singLines([scale('What is this', 3)], spoken, RATE).every((value) => value === 0)).toBe(true);
    expect(RISE * lineOf(OPEN).sampleRate).toBe(RATE);
  });
});

describe('a song with lyrics', () => {
  // a whole song: on a busy machine it takes minutes
  it('is sung, with the loudness of all songs', { timeout: 300_000 }, async () => {
    const songs = createStudioSongs({ threadUrl: songThread(), childUrl: voiceChild() });
    const request = {
      words: '60 seconds',
      style: 'folk',
      lyrics: '[Verse]\nI can hear the water sing\n[Chorus]\n月光照在海面上',
      instrumental: false,
      seed: 4,
    };
    const song = await songs.make(request, { ...go, folder: at('.') });
    expect(song.sung).toBe(true);
    expect(song.lines.map(({ text }) => text)).toEqual(['I can hear the water sing', '月光照在海面上']);
    const { integrated, peak } = await measureLoudness(song.flac, go);
    expect(Math.abs(integrated + 14)).toBeLessThan(0.5);
    expect(peak).toBeLessThan(0);
  });

  it.each([
    ['pop, male voice', 'man'],
    ['流行 男声', 'man'],
    ['pop, female voice', 'woman'],
    ['a woman sings', 'woman'],
    ['jazz', 'woman'],
  ])('%s is sung by a %s', (words, voice) => {
    expect(singingVoice(words)).toBe(voice);
  });
});
