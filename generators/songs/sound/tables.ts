import { SAMPLE_RATE, type Wave, wave } from '../../signal/waves.ts';

/** The strength of each overtone, counted from 1. @param hertz of that overtone, for sounds with formants */
export type Overtones = (overtone: number, hertz: number) => number;

/** Above this nothing is played, so that nothing folds back. */
const HIGHEST = 15_000;
const MOST = 48;

/** One period of a sound at a pitch, with as many overtones as fit below the highest frequency. */
export function tableAt(hertz: number, overtones: Overtones): Wave {
  const count = Math.max(1, Math.min(MOST, Math.floor(Math.min(HIGHEST, SAMPLE_RATE / 2.2) / hertz)));
  return wave(Array.from({ length: count }, (_, at) => overtones(at + 1, hertz * (at + 1))));
}

/** Overtones that fall by a power of their number. */
export const falling =
  (slope: number): Overtones =>
  (overtone) =>
    overtone ** -slope;

/** Only the odd ones, as a clarinet or a square has them. */
export const odd =
  (slope: number, even = 0.06): Overtones =>
  (overtone) =>
    overtone ** -slope * (overtone % 2 === 1 ? 1 : even);

/** Falling overtones with hills at fixed frequencies: a body or a mouth. */
export const formed =
  (slope: number, hills: readonly (readonly [hertz: number, width: number, gain: number])[]): Overtones =>
  (overtone, hertz) =>
    overtone ** -slope *
    hills.reduce((sum, [at, width, gain]) => sum + gain * Math.exp(-(((hertz - at) / width) ** 2)), 0.12);

/** Given one by one. */
export const given =
  (strengths: readonly number[]): Overtones =>
  (overtone) =>
    strengths[overtone - 1] ?? 0;
