/** Turns a style's patterns into notes, bar by bar. */
import type { Random } from '../../pictures/random.ts';
import type { DrumName } from '../sound/drums.ts';
import type { Kit, Part, Pattern } from '../styles/style.ts';
import { type Key, noteOf, power, voicing } from './harmony.ts';
import type { SongNote } from './score.ts';
import type { Grid } from './time.ts';

const FORCES: Readonly<Record<string, number>> = { X: 0.95, x: 0.72, o: 0.42 };

interface Stroke {
  at: number;
  length: number;
  sign: string;
}

/** Parses a pattern: position and length of each note in sixteenths, and its character. */
export function strokesOf(pattern: Pattern): Stroke[] {
  const strokes: Stroke[] = [];
  for (const [at, sign] of [...pattern].entries()) {
    const before = strokes.at(-1);
    if (sign === '-' && before) before.length = at - before.at + 1;
    else if (sign !== '.' && sign !== '-') strokes.push({ at, length: 1, sign });
  }
  return strokes;
}

export interface Bar {
  grid: Grid;
  /** Start in sixteenths of the song. */
  from: number;
  chord: number;
  key: Key;
  /** 0..1. */
  energy: number;
  random: Random;
  /** Humanization: most deviation from the beat in seconds. */
  loose: number;
}

const FULL = 0.64;

/** The notes of a pitched part in a bar. */
export function playPart({ voice, low, high, from: lowest, drive = 0 }: Part, bar: Bar): SongNote[] {
  const pattern = bar.energy >= FULL ? high : low;
  if (!pattern) return [];
  const { grid, from, chord, key, random } = bar;
  return strokesOf(pattern).flatMap(({ at, length, sign }) => {
    const start = grid.at(from + at);
    const end = grid.at(from + at + length);
    const digit = /\d/.test(sign);
    const pitches = digit
      ? [noteOf(key, chord, sign, lowest)]
      : drive > 0.5
        ? power(key, chord, lowest)
        : voicing(key, chord, lowest);
    const force = (FORCES[sign] ?? 0.7) * (0.7 + 0.3 * bar.energy);
    // a chord's notes are softer than a single note, and slightly strummed
    const share = digit ? 1 : pitches.length ** -0.6;
    return pitches.map(
      (pitch, index): SongNote => ({
        at: Math.max(0, start + index * bar.loose * 0.9 + random.range(-bar.loose, bar.loose)),
        length: Math.max(0.05, (end - start) * 0.96),
        pitch,
        force: force * share * random.range(0.92, 1.04),
        instrument: voice,
        variant: 0,
      }),
    );
  });
}

/** The drums in a bar. */
export function playKit(low: Kit, high: Kit, bar: Bar): SongNote[] {
  const kit = bar.energy >= FULL ? high : low;
  return Object.entries(kit).flatMap(([drum, pattern]) =>
    strokesOf(pattern).map(({ at, sign }) =>
      // Object.entries loses the type of the keys
      stroke(drum as DrumName, bar, at, (FORCES[sign] ?? 0.7) * (0.75 + 0.25 * bar.energy)),
    ),
  );
}

/** One stroke of a drum, as loose in time and force as people play. @param at sixteenths from the start of the bar */
export const stroke = (drum: DrumName, bar: Bar, at: number, force: number): SongNote => ({
  at: Math.max(0, bar.grid.at(bar.from + at) + bar.random.range(-bar.loose, bar.loose) * 0.6),
  length: 0.5,
  pitch: 60,
  force: force * bar.random.range(0.9, 1.05),
  instrument: drum,
  variant: bar.random.int(0, 2),
});

/** A drum fill at the end of a section. */
export function playFill(kind: 'drums' | 'soft' | 'build' | 'none', bar: Bar): SongNote[] {
  const { grid } = bar;
  const last = grid.bar - 4;
  if (kind === 'soft') return [0, 2, 3].map((at) => stroke('snare', bar, last + at, 0.4 + at * 0.1));
  if (kind === 'build')
    return [
      ...Array.from({ length: grid.bar / 2 }, (_, i) =>
        stroke('snare', bar, i * 2, 0.25 + (0.5 * i * 2) / grid.bar),
      ),
      stroke('swell', bar, Math.max(0, grid.bar - 1.8 / grid.step), 0.5),
    ];
  if (kind === 'none') return [];
  const drums: readonly DrumName[] = bar.random.chance(0.5)
    ? ['snare', 'snare', 'tom', 'lowtom']
    : ['snare', 'tom', 'tom', 'lowtom'];
  return [0, 1, 2, 3].map((at) => stroke(drums[at] ?? 'tom', bar, last + at, 0.6 + at * 0.08));
}
