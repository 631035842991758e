import { MODES, type Mode } from '../styles/style.ts';

/** Pitches of one key. Steps count from 0, the home note, and go on below and above. */
export interface Key {
  /** Semitones above C, 0..11. */
  root: number;
  mode: Mode;
  sevenths: boolean;
}

/** A step as semitones above the C below it. */
export function semitoneOf({ root, mode }: Key, step: number): number {
  const steps = MODES[mode];
  return root + 12 * Math.floor(step / 7) + (steps[((step % 7) + 7) % 7] ?? 0);
}

/** Steps of a chord above its own. A dominant keeps its seventh, a home chord is left plain where sevenths are not the style. */
const tones = ({ sevenths }: Key): readonly number[] => (sevenths ? [0, 2, 4, 6] : [0, 2, 4]);

/** The lowest pitch of this kind at or above a pitch. */
const above = (from: number, semitone: number): number => from + ((((semitone - from) % 12) + 12) % 12);

/** A chord's pitches within an octave above `from`: its inversion moves as little as it can. */
export const voicing = (key: Key, chord: number, from: number): number[] =>
  tones(key)
    .map((tone) => above(from, semitoneOf(key, chord + tone)))
    .sort((a, b) => a - b);

/** Digits of a pattern as steps above the chord's own. */
const DIGITS: Readonly<Record<string, number>> = { 1: 0, 3: 2, 5: 4, 7: 6, 8: 7, 9: 8 };

/** A single note of a chord. @param digit of a pattern */
export function noteOf(key: Key, chord: number, digit: string, from: number): number {
  const own = semitoneOf(key, chord);
  return above(from, own) + semitoneOf(key, chord + (DIGITS[digit] ?? 0)) - own;
}

/** Power chord: root, fifth, octave. What overdrive makes of a third is mud. */
export const power = (key: Key, chord: number, from: number): number[] => {
  const root = above(from, semitoneOf(key, chord));
  return [root, root + 7, root + 12];
};

/** The step, of those a chord has, that is nearest to a step. */
export function nearestTone(step: number, chord: number): number {
  const candidates = [-14, -7, 0, 7, 14].flatMap((octave) => [0, 2, 4].map((tone) => chord + tone + octave));
  return candidates.reduce((best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best));
}

/** Steps of the five-note scales: of major without its fourth and seventh, of minor without its second and sixth. */
export function toFive(step: number, minor: boolean): number {
  const allowed = minor ? [0, 2, 3, 4, 6] : [0, 1, 2, 4, 5];
  for (const by of [0, -1, 1, 2]) if (allowed.includes((((step + by) % 7) + 7) % 7)) return step + by;
  return step;
}
