import type { Mood } from './music.ts';
import type { Instrument } from './score.ts';

/** Semitones of a scale's seven steps above its first. */
const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;
export type Scale = (typeof SCALES)[keyof typeof SCALES];

/** How the chords are broken up, by steps of an eighth of a bar; numbers are notes of the chord, from below. */
type Figure = readonly (number | null)[];

/** What makes a mood. A seed chooses among the lists. */
export interface Style {
  /** Beats a minute. */
  tempo: readonly [low: number, high: number];
  scales: readonly Scale[];
  /** Steps of the scale that the chords stand on, one a bar, counted from 0. */
  chords: readonly (readonly number[])[];
  /** Holds the chords. */
  bed: readonly Instrument[];
  /** Plays them broken. */
  broken: readonly Instrument[];
  figures: readonly Figure[];
  lead: readonly Instrument[];
  /** Share of the steps on which the melody moves, 0..1. */
  density: number;
  /** Octaves above middle C of the melody. */
  register: number;
  /** Beats of each drum in a bar of 4, in quarters. */
  drums: Partial<Record<'kick' | 'shaker' | 'tick' | 'timpani', readonly number[]>>;
  /** Whether the bass repeats every eighth or holds. */
  bass: 'held' | 'moving' | 'driving';
  room: number;
}

const { major, lydian, minor, dorian, phrygian } = SCALES;
const rising: Figure = [0, 1, 2, 3, 4, 3, 2, 1];
const rocking: Figure = [0, 2, 1, 2, 0, 2, 1, 2];
const sparse: Figure = [0, null, 2, null, 3, null, 1, null];
const eighths: Figure = [0, 0, 0, 0, 0, 0, 0, 0];
const gallop: Figure = [0, null, 2, 2, 0, null, 3, 2];
const bouncing: Figure = [0, 3, null, 3, 1, 3, null, 2];
const OFFBEATS = [0.5, 1.5, 2.5, 3.5] as const;
const ALL_EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] as const;

export const STYLES: Record<Mood, Style> = {
  calm: {
    tempo: [62, 72],
    scales: [major, lydian],
    chords: [
      [0, 4, 5, 3],
      [0, 3, 0, 4],
      [0, 5, 3, 4],
      [3, 0, 4, 5],
    ],
    bed: ['pad'],
    broken: ['piano', 'pluck'],
    figures: [rising, sparse, rocking],
    lead: ['flute', 'bell', 'piano'],
    density: 0.35,
    register: 1,
    drums: {},
    bass: 'held',
    room: 0.34,
  },
  warm: {
    tempo: [76, 88],
    scales: [major],
    chords: [
      [0, 5, 3, 4],
      [0, 2, 3, 4],
      [3, 4, 0, 5],
      [0, 4, 3, 3],
    ],
    bed: ['strings', 'pad'],
    broken: ['pluck', 'piano'],
    figures: [rocking, rising],
    lead: ['piano', 'flute'],
    density: 0.5,
    register: 1,
    drums: { shaker: OFFBEATS },
    bass: 'moving',
    room: 0.26,
  },
  hopeful: {
    tempo: [94, 106],
    scales: [major, lydian],
    chords: [
      [3, 0, 4, 5],
      [0, 4, 5, 3],
      [5, 3, 0, 4],
    ],
    bed: ['strings'],
    broken: ['piano', 'pluck'],
    figures: [rising, rocking, gallop],
    lead: ['strings', 'bell', 'piano'],
    density: 0.55,
    register: 1,
    drums: { kick: [0, 2], shaker: ALL_EIGHTHS },
    bass: 'moving',
    room: 0.27,
  },
  tense: {
    tempo: [86, 98],
    scales: [phrygian, minor],
    chords: [
      [0, 0, 1, 0],
      [0, 5, 0, 1],
      [0, 3, 1, 0],
    ],
    bed: ['strings'],
    broken: ['pluck', 'bass'],
    figures: [eighths, gallop],
    lead: ['strings', 'bell'],
    density: 0.25,
    register: 0,
    drums: { tick: ALL_EIGHTHS, timpani: [0] },
    bass: 'driving',
    room: 0.24,
  },
  sad: {
    tempo: [56, 64],
    scales: [minor, dorian],
    chords: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
      [0, 6, 5, 4],
      [5, 6, 0, 0],
    ],
    bed: ['strings', 'pad'],
    broken: ['piano'],
    figures: [sparse, rising],
    lead: ['strings', 'piano', 'flute'],
    density: 0.38,
    register: 1,
    drums: {},
    bass: 'held',
    room: 0.36,
  },
  epic: {
    tempo: [88, 100],
    scales: [minor],
    chords: [
      [0, 5, 2, 6],
      [0, 6, 5, 6],
      [0, 3, 5, 6],
    ],
    bed: ['strings'],
    broken: ['strings', 'pluck'],
    figures: [gallop, eighths],
    lead: ['strings', 'flute'],
    density: 0.45,
    register: 0,
    drums: { timpani: [0, 1.5, 2, 3, 3.5], kick: [0, 2], tick: OFFBEATS },
    bass: 'driving',
    room: 0.38,
  },
  playful: {
    tempo: [112, 126],
    scales: [major],
    chords: [
      [0, 4, 0, 4],
      [0, 3, 4, 0],
      [0, 5, 1, 4],
    ],
    bed: ['pad'],
    broken: ['pluck'],
    figures: [bouncing, gallop],
    lead: ['bell', 'pluck', 'flute'],
    density: 0.65,
    register: 1,
    drums: { kick: [0, 2], tick: [1, 3], shaker: OFFBEATS },
    bass: 'moving',
    room: 0.16,
  },
  mysterious: {
    tempo: [66, 76],
    scales: [dorian, phrygian, lydian],
    chords: [
      [0, 1, 0, 6],
      [0, 3, 1, 0],
      [5, 0, 1, 1],
    ],
    bed: ['pad'],
    broken: ['bell', 'pluck'],
    figures: [sparse, [0, null, null, 3, null, 2, null, null]],
    lead: ['flute', 'bell'],
    density: 0.25,
    register: 1,
    drums: { timpani: [0] },
    bass: 'held',
    room: 0.45,
  },
};
