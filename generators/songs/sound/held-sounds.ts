/** Sustained sounds of acoustic instruments and voices. */
import { falling, formed, given, type Overtones, odd } from './tables.ts';

/** A sustained sound by wavetable synthesis: bowed, blown, sung, or of an oscillator. */
export interface Held {
  /** The spectra that the sound is interpolated between. */
  bright: Overtones;
  dark: Overtones;
  /** Seconds. */
  attack: number;
  release: number;
  /** Brightness (0 dark .. 1 bright) at the start, at its peak and sustained; seconds to the peak. */
  shine: readonly [start: number, height: number, held: number, seconds: number];
  /** Rate of the exponential decay, per second. */
  fade?: number;
  /** Detuning of each oscillator in cents. */
  voices: readonly number[];
  /** Depth in cents, rate in Hz, and delay in seconds. */
  vibrato?: readonly [depth: number, rate: number, delay: number];
  breath?: number;
  /** Cents below the pitch at which it starts. */
  scoop?: number;
}

const one = [0] as const;

/** Acoustic instruments and voices. */
export const PLAYERS = {
  strings: {
    bright: falling(1.1),
    dark: falling(1.8),
    attack: 0.14,
    release: 0.3,
    shine: [0.3, 0.9, 0.75, 0.3],
    voices: [-9, 0, 8],
    vibrato: [7, 5.2, 0.4],
  },
  violin: {
    bright: formed(0.9, [
      [500, 400, 1],
      [1500, 900, 0.9],
      [3200, 1200, 0.5],
    ]),
    dark: falling(1.7),
    attack: 0.09,
    release: 0.16,
    shine: [0.3, 0.9, 0.7, 0.2],
    voices: one,
    vibrato: [16, 5.6, 0.3],
    breath: 0.012,
    scoop: 25,
  },
  cello: {
    bright: formed(1, [
      [250, 200, 1],
      [700, 500, 0.8],
      [2200, 900, 0.3],
    ]),
    dark: falling(2),
    attack: 0.12,
    release: 0.22,
    shine: [0.3, 0.85, 0.65, 0.25],
    voices: one,
    vibrato: [13, 5, 0.35],
    breath: 0.01,
  },
  erhu: {
    bright: formed(0.75, [
      [900, 500, 1.2],
      [2400, 900, 0.8],
      [3800, 900, 0.3],
    ]),
    dark: falling(1.5),
    attack: 0.08,
    release: 0.14,
    shine: [0.4, 1, 0.8, 0.15],
    voices: one,
    vibrato: [26, 5.8, 0.22],
    breath: 0.014,
    scoop: 70,
  },
  flute: {
    bright: given([1, 0.45, 0.2, 0.08, 0.04]),
    dark: given([1, 0.15, 0.04]),
    attack: 0.06,
    release: 0.12,
    shine: [0.6, 0.9, 0.6, 0.1],
    voices: one,
    vibrato: [12, 5, 0.35],
    breath: 0.05,
  },
  dizi: {
    bright: given([1, 0.8, 0.5, 0.42, 0.25, 0.12, 0.08]),
    dark: given([1, 0.3, 0.1]),
    attack: 0.035,
    release: 0.1,
    shine: [0.8, 1, 0.75, 0.06],
    voices: one,
    vibrato: [18, 5.5, 0.25],
    breath: 0.06,
    scoop: 30,
  },
  sax: {
    bright: formed(0.7, [
      [600, 350, 1],
      [1400, 700, 0.8],
      [2800, 1200, 0.45],
    ]),
    dark: falling(1.6),
    attack: 0.04,
    release: 0.1,
    shine: [0.4, 1, 0.75, 0.1],
    voices: one,
    vibrato: [14, 5.1, 0.35],
    breath: 0.035,
    scoop: 40,
  },
  clarinet: {
    bright: odd(1, 0.1),
    dark: odd(1.8, 0.04),
    attack: 0.045,
    release: 0.1,
    shine: [0.5, 0.9, 0.65, 0.12],
    voices: one,
    vibrato: [6, 5, 0.5],
    breath: 0.015,
  },
  harmonica: {
    bright: formed(0.6, [
      [1100, 600, 1],
      [2600, 900, 0.7],
    ]),
    dark: odd(1.2, 0.4),
    attack: 0.05,
    release: 0.12,
    shine: [0.6, 1, 0.8, 0.12],
    voices: [-4, 4],
    vibrato: [15, 5.6, 0.3],
    breath: 0.03,
    scoop: 35,
  },
  brass: {
    bright: falling(0.85),
    dark: falling(2.1),
    attack: 0.035,
    release: 0.12,
    shine: [0.05, 1, 0.55, 0.09],
    voices: [-4, 3],
    vibrato: [5, 5.2, 0.5],
  },
  trumpet: {
    bright: formed(0.55, [
      [1200, 700, 1],
      [2400, 1200, 0.8],
    ]),
    dark: falling(1.9),
    attack: 0.03,
    release: 0.1,
    shine: [0.1, 1, 0.65, 0.06],
    voices: one,
    vibrato: [11, 5.4, 0.4],
    breath: 0.01,
  },
  choir: {
    bright: formed(0.8, [
      [700, 180, 1],
      [1150, 220, 0.7],
      [2800, 400, 0.25],
    ]),
    dark: formed(1.1, [
      [350, 120, 1],
      [900, 200, 0.4],
    ]),
    attack: 0.22,
    release: 0.4,
    shine: [0.2, 0.7, 0.6, 0.5],
    voices: [-11, -3, 4, 12],
    vibrato: [10, 5.2, 0.3],
    breath: 0.012,
  },
} satisfies Record<string, Held>;
