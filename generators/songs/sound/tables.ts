import { SAMPLE_RATE, type Wave, wave } from '../../signal/waves.ts';

/** Amplitude of each harmonic, counted from 1. @param hertz its frequency, for sounds with formants */
export type Overtones = (overtone: number, hertz: number) => number;

/** Highest frequency in Hz, against aliasing. */
const HIGHEST = 15_000;
const MOST = 48;

/** A band-limited wavetable for a fundamental frequency. */
export function tableAt(hertz: number, overtones: Overtones): Wave {
  const count = Math.max(1, Math.min(MOST, Math.floor(Math.min(HIGHEST, SAMPLE_RATE / 2.2) / hertz)));
  return wave(Array.from({ length: count }, (_, at) => overtones(at + 1, hertz * (at + 1))));
}

/** Harmonics that fall by a power of their number. */
export const falling =
  (slope: number): Overtones =>
  (overtone) =>
    overtone ** -slope;

/** Mostly odd harmonics, as of a clarinet or a square wave. */
export const odd =
  (slope: number, even = 0.06): Overtones =>
  (overtone) =>
    overtone ** -slope * (overtone % 2 === 1 ? 1 : even);

/** Falling harmonics with formants at fixed frequencies, as of a body or a vocal tract. */
export const formed =
  (slope: number, hills: readonly (readonly [hertz: number, width: number, gain: number])[]): Overtones =>
  (overtone, hertz) =>
    overtone ** -slope *
    hills.reduce((sum, [at, width, gain]) => sum + gain * Math.exp(-(((hertz - at) / width) ** 2)), 0.12);

/** Amplitudes listed one by one. */
export const given =
  (strengths: readonly number[]): Overtones =>
  (overtone) =>
    strengths[overtone - 1] ?? 0;
