import type { Instrument } from '../sound/sampler.ts';

/** One note. */
export interface SongNote {
  /** Seconds. */
  at: number;
  length: number;
  /** As in MIDI: 60 is middle C. Drums ignore it. */
  pitch: number;
  /** 0..1. */
  force: number;
  instrument: Instrument;
  /** Another take of the same note. */
  variant: number;
}

/** All notes of one player, and how they stand in the mix. */
export interface Track {
  notes: SongNote[];
  gain: number;
  /** -1 left .. 1 right. */
  pan: number;
  /** Two takes, left and right. */
  wide: boolean;
  /** Overdrive, 0..1. */
  drive: number;
  /** Shares that go into room and echo. */
  room: number;
  echo: number;
  /** Gives way to the kick by so much, 0..1. */
  duck: number;
}

export interface SongScore {
  seconds: number;
  tracks: Track[];
  /** Seconds at which a kick is heard. */
  kicks: number[];
  /** A large room instead of a small one. */
  hall: boolean;
  /** Seconds between two echoes. */
  echo: number;
  /** Decibels that highs are raised or lowered by. */
  tilt: number;
}
