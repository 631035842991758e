import type { Random } from '../pictures/random.ts';
import { SAMPLE_RATE } from '../signal/waves.ts';

/** Silence, as samples at SAMPLE_RATE. */
export const silence = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));

/** White noise, -1..1. */
export function noise(seconds: number, random: Random): Float32Array {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i++) out[i] = random.next() * 2 - 1;
  return out;
}

type Pass = 'low' | 'high' | 'band';

/**
 * State-variable filter, in place.
 * @param hertz cutoff; may be a function of time, e.g. for gusts and sweeps
 * @param sharp Q: 0.5 is smooth, 20 rings
 */
export function filter(
  samples: Float32Array,
  pass: Pass,
  hertz: number | ((seconds: number) => number),
  sharp = 0.7,
): Float32Array {
  let [a, b, g] = [0, 0, 0];
  const k = 1 / sharp;
  for (let i = 0; i < samples.length; i++) {
    // the cutoff changes slowly: updating every 32nd sample is enough
    if (i % 32 === 0) {
      const at = typeof hertz === 'number' ? hertz : hertz(i / SAMPLE_RATE);
      g = Math.tan((Math.PI * Math.min(at, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    }
    const input = samples[i] ?? 0;
    const high = (input - (k + g) * a - b) / (1 + g * (g + k));
    const band = g * high + a;
    const low = g * band + b;
    a = g * high + band;
    b = g * band + low;
    samples[i] = pass === 'low' ? low : pass === 'high' ? high : band * k;
  }
  return samples;
}

/** Applies an envelope, in place. */
export function shape(samples: Float32Array, gain: (seconds: number) => number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain(i / SAMPLE_RATE);
  return samples;
}

/** A tone whose frequency and amplitude are functions of time. @param overtones amplitude of each harmonic, from the first */
export function tone(
  seconds: number,
  hertz: (seconds: number) => number,
  gain: (seconds: number) => number,
  overtones: readonly number[] = [1],
): Float32Array {
  const out = silence(seconds);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const at = i / SAMPLE_RATE;
    phase += hertz(at) / SAMPLE_RATE;
    let sum = 0;
    for (let k = 0; k < overtones.length; k++)
      sum += (overtones[k] ?? 0) * Math.sin(2 * Math.PI * phase * (k + 1));
    out[i] = sum * gain(at);
  }
  return out;
}

/** Percussive envelope: rises for `attack` seconds, then decays exponentially with time constant `decay`. */
export const strike =
  (attack: number, decay: number) =>
  (seconds: number): number =>
    Math.min(1, seconds / attack) * Math.exp(-Math.max(0, seconds - attack) / decay);

/** Envelope of a squared half sine over `length` seconds. */
export const swell =
  (length: number) =>
  (seconds: number): number =>
    seconds >= length ? 0 : Math.sin((Math.PI * seconds) / length) ** 2;

/** A slow irregular oscillation, about -1..1. */
export function wander(random: Random, hertz: number): (seconds: number) => number {
  const parts = [1, 1.7, 2.9].map((k) => [k * hertz, random.range(0, 6.3)] as const);
  return (seconds) =>
    parts.reduce((sum, [at, phase], i) => sum + Math.sin(2 * Math.PI * at * seconds + phase) / (i + 1), 0) /
    1.6;
}
