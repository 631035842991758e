import { MODES, type Mode } from '../styles/style.ts';

/** A key. Scale degrees ("steps") count from 0, the tonic, and continue in other octaves, below 0 and above 6. */
export interface Key {
  /** Semitones above C, 0..11. */
  root: number;
  mode: Mode;
  sevenths: boolean;
}

/** A scale degree in semitones above C. */
export function semitoneOf({ root, mode }: Key, step: number): number {
  const steps = MODES[mode];
  return root + 12 * Math.floor(step / 7) + (steps[((step % 7) + 7) % 7] ?? 0);
}

/** Scale degrees of a chord's notes above its root. */
const tones = ({ sevenths }: Key): readonly number[] => (sevenths ? [0, 2, 4, 6] : [0, 2, 4]);

/** The lowest MIDI note of a pitch class at or above `from`. */
const above = (from: number, semitone: number): number => from + ((((semitone - from) % 12) + 12) % 12);

/** A chord's MIDI notes within an octave above `from`: inversions that keep the voice leading smooth. */
export const voicing = (key: Key, chord: number, from: number): number[] =>
  tones(key)
    .map((tone) => above(from, semitoneOf(key, chord + tone)))
    .sort((a, b) => a - b);

/** Digits of a {@link Pattern} as scale degrees above the chord's root. */
const DIGITS: Readonly<Record<string, number>> = { 1: 0, 3: 2, 5: 4, 7: 6, 8: 7, 9: 8 };

/** A single note of a chord, as a MIDI note. @param digit of a {@link Pattern} */
export function noteOf(key: Key, chord: number, digit: string, from: number): number {
  const own = semitoneOf(key, chord);
  return above(from, own) + semitoneOf(key, chord + (DIGITS[digit] ?? 0)) - own;
}

/** Power chord: root, fifth, octave. A third sounds muddy with overdrive. */
export const power = (key: Key, chord: number, from: number): number[] => {
  const root = above(from, semitoneOf(key, chord));
  return [root, root + 7, root + 12];
};

/** The chord tone nearest to a scale degree. */
export function nearestTone(step: number, chord: number): number {
  const candidates = [-14, -7, 0, 7, 14].flatMap((octave) => [0, 2, 4].map((tone) => chord + tone + octave));
  return candidates.reduce((best, one) => (Math.abs(one - step) < Math.abs(best - step) ? one : best));
}

/** Moves a scale degree to the pentatonic scale: major without fourth and seventh, minor without second and sixth. */
export function toFive(step: number, minor: boolean): number {
  const allowed = minor ? [0, 2, 3, 4, 6] : [0, 1, 2, 4, 5];
  for (const by of [0, -1, 1, 2]) if (allowed.includes((((step + by) % 7) + 7) % 7)) return step + by;
  return step;
}
