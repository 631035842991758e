import type { DrumName } from '../sound/drums.ts';
import type { Voice } from '../sound/sampler.ts';

/** Semitones of a mode's seven steps above its home note. */
export const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;
export type Mode = keyof typeof MODES;

/** Modes that sound minor. */
export const isMinor = (mode: Mode): boolean => MODES[mode][2] === 3;

/**
 * What is played in a bar, a character for each sixteenth. `.` rests, `-` holds what was before. `X`, `x` and `o` are loud, normal and
 * soft. Parts with a pitch have chords under these, and single notes of the chord under digits: `1` is its root, `3` its third,
 * `5` its fifth, `7` its seventh or octave, `8` its octave, `9` a step above that.
 */
export type Pattern = string;

export type Kit = Partial<Record<DrumName, Pattern>>;

/** One player. */
export interface Part {
  voice: Voice;
  /** In quiet sections, and in full ones; without a quiet pattern it waits for the full ones. */
  low?: Pattern;
  high: Pattern;
  /** The lowest pitch of its chords or notes, as in MIDI. */
  from: number;
  gain: number;
  /** -1 left .. 1 right; two takes on both sides with `wide`. */
  pan?: number;
  wide?: true;
  /** Overdrive, 0..1. */
  drive?: number;
  /** Share that goes into the echo, 0..1. */
  echo?: number;
}

export interface SongStyle {
  /** Beats a minute. */
  tempo: readonly [low: number, high: number];
  /** Beats of a bar. Default: 4. */
  beats?: 3;
  /** How late every second eighth, or sixteenth, comes: 0.33 is a triplet. */
  swing?: number;
  swing16?: number;
  /** The first is the usual one. */
  modes: readonly Mode[];
  /** Steps of the mode on which the chords stand, one a bar: of verses, choruses, bridges. */
  verse: readonly string[];
  chorus: readonly string[];
  bridge: readonly string[];
  /** Chords have sevenths. */
  sevenths?: true;
  low: Kit;
  high: Kit;
  parts: readonly Part[];
  bass: Part;
  /** Who plays the melody; the seed chooses one for verses and one for choruses. */
  lead: readonly Voice[];
  /** Pitch around which the melody moves. */
  melody: number;
  /** The melody keeps to five notes. */
  five?: true;
  /** Share of the eighths on which a melody without words moves, 0..1. */
  busy: number;
  /** How much room there is, 0..1, and its size. */
  room: number;
  hall?: true;
  /** The lead's echo, in beats. */
  echo?: number;
  /** Everything gives way to the kick. */
  duck?: number;
  /** Machines play: exactly in time. */
  machine?: true;
  fill: 'drums' | 'soft' | 'build' | 'none';
}
