import type { Instrument } from '../sound/sampler.ts';

/** One note. */
export interface SongNote {
  /** Seconds. */
  at: number;
  length: number;
  /** MIDI note: 60 is middle C. Drums ignore it. */
  pitch: number;
  /** Velocity, 0..1. */
  force: number;
  instrument: Instrument;
  /** Selects another rendition of the same note. */
  variant: number;
}

/** The notes of one instrument, and its settings in the mix. */
export interface Track {
  notes: SongNote[];
  gain: number;
  /** -1 left .. 1 right. */
  pan: number;
  /** Double-tracked: two renditions, panned left and right. */
  wide: boolean;
  /** Overdrive, 0..1. */
  drive: number;
  /** Sends to reverb and echo, 0..1. */
  room: number;
  echo: number;
  /** Ducking by the kick drum, 0..1. */
  duck: number;
}

export interface SongScore {
  seconds: number;
  tracks: Track[];
  /** Times of the kick drum in seconds. */
  kicks: number[];
  /** Large reverb instead of a small one. */
  hall: boolean;
  /** Seconds between two echoes. */
  echo: number;
  /** Gain of the treble in decibels. */
  tilt: number;
}
