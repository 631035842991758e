import { SAMPLE_RATE } from '../../generators/signal/waves.ts';

/** What a sound is known by: how much there is in each octave third, and how unevenly it comes. */
export interface Print {
  /** Root mean square. */
  level: number;
  /** Shares of the whole, by a third of an octave from 50 Hz. */
  bands: number[];
  /** Shares of the whole, by how loud twentieths of a second are: the loudest first. */
  rhythm: number[];
}

const SIZE = 4096;
const BANDS = 24;

/** Power by frequency, averaged over the whole, of two channels interleaved. */
export function spectrumOf(samples: Float32Array): Float64Array {
  const power = new Float64Array(SIZE / 2);
  for (let start = 0; start + SIZE * 2 <= samples.length; start += SIZE * 2) {
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE);
      re[i] = ((samples[start + i * 2] ?? 0) + (samples[start + i * 2 + 1] ?? 0)) * window;
    }
    transform(re, im);
    for (let i = 0; i < SIZE / 2; i++) power[i] = (power[i] ?? 0) + (re[i] ?? 0) ** 2 + (im[i] ?? 0) ** 2;
  }
  return power;
}

export function printOf(samples: Float32Array): Print {
  const power = spectrumOf(samples);
  const bands = new Array<number>(BANDS).fill(0);
  for (let i = 1; i < power.length; i++) {
    const band = Math.floor(3 * Math.log2((i * SAMPLE_RATE) / SIZE / 50));
    if (band >= 0 && band < BANDS) bands[band] = (bands[band] ?? 0) + (power[i] ?? 0);
  }
  const step = Math.floor(SAMPLE_RATE / 20) * 2;
  const loud: number[] = [];
  for (let start = 0; start + step <= samples.length; start += step) {
    let sum = 0;
    for (let i = start; i < start + step; i++) sum += (samples[i] ?? 0) ** 2;
    loud.push(Math.sqrt(sum / step));
  }
  loud.sort((a, b) => b - a);
  const level = Math.sqrt(loud.reduce((sum, one) => sum + one * one, 0) / Math.max(1, loud.length));
  return { level, bands: shares(bands), rhythm: shares(loud) };
}

/** 0 for the same sound, 2 for sounds that share nothing. */
export const unlikeness = (a: Print, b: Print): number =>
  (apart(a.bands, b.bands) + apart(a.rhythm, b.rhythm)) / 2;

const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + Math.abs(one - (b[i] ?? 0)), 0);

function shares(values: readonly number[]): number[] {
  const whole = values.reduce((sum, one) => sum + one, 0) || 1;
  return values.map((one) => one / whole);
}

/** The fast Fourier transform, in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const turn = (-2 * Math.PI) / size;
    for (let start = 0; start < n; start += size)
      for (let k = 0; k < size / 2; k++) {
        const [cos, sin] = [Math.cos(turn * k), Math.sin(turn * k)];
        const [a, b] = [start + k, start + k + size / 2];
        const r = (re[b] ?? 0) * cos - (im[b] ?? 0) * sin;
        const i = (re[b] ?? 0) * sin + (im[b] ?? 0) * cos;
        re[b] = (re[a] ?? 0) - r;
        im[b] = (im[a] ?? 0) - i;
        re[a] = (re[a] ?? 0) + r;
        im[a] = (im[a] ?? 0) + i;
      }
  }
}
