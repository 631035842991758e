/** Mastering: normalizes the loudness of a mix, limits peaks, and fades both ends. */

import { createRandom } from '../../pictures/random.ts';
import { SAMPLE_RATE } from '../../signal/waves.ts';
import { filter } from '../../sounds/filters.ts';
import { lufs } from './loudness.ts';
import type { Stereo } from './mix.ts';

export const LUFS = -14;
/** Limit of samples; leaves headroom for inter-sample peaks and lossy encoding. */
const CEILING = 10 ** (-2.8 / 20);
const BLOCK = 64;
/** Change of the limiter's gain per block: release, and attack (with lookahead). */
const RELEASE = 0.012;
const ATTACK = 0.25;
const FADES = { in: 0.012, out: 3.2 } as const;

/**
 * @param both changed in place
 * @param tilt gain above 2.5 kHz in decibels
 * @param target LUFS
 * @param ending fade-out in seconds
 * @returns interleaved 16-bit stereo samples
 */
export function master(
  both: Stereo,
  tilt: number,
  target: number = LUFS,
  ending: number = FADES.out,
): Int16Array {
  for (const side of both) {
    filter(side, 'high', 26, 0.7);
    if (tilt !== 0) shelf(side, tilt);
    fade(side, ending);
  }
  let gain = 10 ** ((target - lufs(both, () => 1)) / 20);
  let limit = limiter(both, gain);
  // the limiter lowers the loudness: correct it iteratively
  for (let turn = 0; turn < 3; turn++) {
    const now = lufs(both, (i) => gain * limit(i));
    if (Math.abs(now - target) < 0.1) break;
    gain *= 10 ** ((target - now) / 20);
    limit = limiter(both, gain);
  }
  return toSixteen(both, (i) => gain * limit(i));
}

/** High shelf at 2.5 kHz, in place. */
function shelf(samples: Float32Array, decibels: number): void {
  const amount = 10 ** (decibels / 20) - 1;
  const turn = Math.exp((-2 * Math.PI * 2500) / SAMPLE_RATE);
  let low = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i] ?? 0;
    low = value + (low - value) * turn;
    samples[i] = value + amount * (value - low);
  }
}

function fade(samples: Float32Array, ending: number): void {
  const [rise, fall] = [FADES.in * SAMPLE_RATE, ending * SAMPLE_RATE];
  const last = samples.length - 1;
  for (let i = 0; i < rise; i++) samples[i] = ((samples[i] ?? 0) * i) / rise;
  for (let i = 0; i < fall; i++) samples[last - i] = (samples[last - i] ?? 0) * (i / fall) ** 1.5;
}

/** Lookahead limiter. @returns the gain of each sample that keeps peaks below the ceiling */
function limiter(both: Stereo, gain: number): (index: number) => number {
  const [left, right] = both;
  const blocks = Math.ceil(left.length / BLOCK);
  const edges = new Float32Array(blocks + 1).fill(1);
  for (let block = 0; block < blocks; block++) {
    let peak = 0;
    for (let i = block * BLOCK; i < Math.min(left.length, (block + 1) * BLOCK); i++)
      peak = Math.max(peak, Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    const need = Math.min(1, CEILING / Math.max(1e-9, peak * gain));
    edges[block] = Math.min(edges[block] ?? 1, need);
    edges[block + 1] = need;
  }
  for (let i = 1; i <= blocks; i++) edges[i] = Math.min(edges[i] ?? 1, (edges[i - 1] ?? 1) + RELEASE);
  for (let i = blocks - 1; i >= 0; i--) edges[i] = Math.min(edges[i] ?? 1, (edges[i + 1] ?? 1) + ATTACK);
  return (index) => {
    const block = Math.floor(index / BLOCK);
    const share = (index - block * BLOCK) / BLOCK;
    const from = edges[block] ?? 1;
    return from + ((edges[block + 1] ?? 1) - from) * share;
  };
}

function toSixteen([left, right]: Stereo, gainAt: (index: number) => number): Int16Array {
  const out = new Int16Array(left.length * 2);
  const noise = createRandom(1);
  for (let i = 0; i < left.length; i++) {
    const gain = gainAt(i) * 32_767;
    // triangular dither, against quantization noise in fades
    const dither = i > 64 && i < left.length - 64 ? noise.next() - noise.next() : 0;
    out[i * 2] = Math.round((left[i] ?? 0) * gain + dither);
    out[i * 2 + 1] = Math.round((right[i] ?? 0) * gain + dither);
  }
  return out;
}

/** Exponent that makes loud and quiet parts differ visibly. */
const CONTRAST = 1.6;

/** Waveform in `count` parts, 0..100 of the loudest. @param samples interleaved */
export function peaksOf(samples: Int16Array, count: number): number[] {
  const part = Math.floor(samples.length / count);
  const levels = Array.from({ length: count }, (_, at) => {
    let sum = 0;
    for (let i = at * part; i < (at + 1) * part; i++) sum += (samples[i] ?? 0) ** 2;
    return Math.sqrt(sum / part);
  });
  const most = Math.max(1, ...levels);
  return levels.map((level) => Math.round(100 * (level / most) ** CONTRAST));
}
