import type { DrumName } from '../sound/drums.ts';
import type { Voice } from '../sound/sampler.ts';

/** Semitones of each mode's seven scale degrees above the tonic. */
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

/** Whether a mode has a minor third. */
export const isMinor = (mode: Mode): boolean => MODES[mode][2] === 3;

/**
 * A step-sequencer pattern of a bar, a character for each sixteenth. `.` is a rest, `-` holds the previous note. `X`, `x` and `o`
 * are loud, normal and soft hits; pitched parts play the chord. Digits are single notes of the chord: `1` root, `3` third,
 * `5` fifth, `7` seventh or octave, `8` octave, `9` a scale degree above it.
 */
export type Pattern = string;

export type Kit = Partial<Record<DrumName, Pattern>>;

/** The part of one instrument. */
export interface Part {
  voice: Voice;
  /** Patterns in sections of low and high energy; without `low` it rests in the former. */
  low?: Pattern;
  high: Pattern;
  /** Lowest MIDI note of its chords or notes. */
  from: number;
  gain: number;
  /** -1 left .. 1 right. `wide`: double-tracked, panned left and right. */
  pan?: number;
  wide?: true;
  /** Overdrive, 0..1. */
  drive?: number;
  /** Send to the echo, 0..1. */
  echo?: number;
}

export interface SongStyle {
  /** Beats a minute. */
  tempo: readonly [low: number, high: number];
  /** Beats of a bar. Default: 4. */
  beats?: 3;
  /** Swing: delay of every second eighth, or sixteenth; 0.33 is a triplet. */
  swing?: number;
  swing16?: number;
  /** The first is the default. */
  modes: readonly Mode[];
  /** Chord progressions of each section as scale degrees, one a bar. */
  verse: readonly string[];
  chorus: readonly string[];
  bridge: readonly string[];
  /** Whether chords have sevenths. */
  sevenths?: true;
  low: Kit;
  high: Kit;
  parts: readonly Part[];
  bass: Part;
  /** Melody instruments; the seed chooses one for verses and one for choruses. */
  lead: readonly Voice[];
  /** Center of the melody's range, as a MIDI note. */
  melody: number;
  /** Whether the melody is pentatonic. */
  five?: true;
  /** Note density of instrumental melodies: share of the eighths, 0..1. */
  busy: number;
  /** Amount of reverb, 0..1. `hall`: large. */
  room: number;
  hall?: true;
  /** Echo time of the lead in beats. */
  echo?: number;
  /** Ducking of all other instruments by the kick drum, 0..1. */
  duck?: number;
  /** Quantized timing, without humanization. */
  machine?: true;
  fill: 'drums' | 'soft' | 'build' | 'none';
}
