/** Estimates the first two formants of speech by linear predictive coding (LPC). */
import { HEARD_RATE } from './loudness.ts';

const WINDOW = Math.round(HEARD_RATE * 0.03);
const ORDER = 16;
const EMPHASIS = 0.95;
/** Points of the spectral envelope, up to TOP Hz. */
const POINTS = 140;
const TOP = 3500;
const LOWEST = 180;

const hann = Float32Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
);
const turns = Array.from({ length: POINTS }, (_, point) => {
  const angle = (2 * Math.PI * point * TOP) / (POINTS * HEARD_RATE);
  return Float64Array.from({ length: 2 * (ORDER + 1) }, (_, i) =>
    i % 2 ? Math.sin(angle * (i >> 1)) : Math.cos(angle * (i >> 1)),
  );
});

/** The first two formants around a sample, in Hz; null if there are fewer. @param samples mono at HEARD_RATE */
export function formantsAt(samples: Float32Array, middle: number): readonly [number, number] | null {
  const block = new Float32Array(WINDOW);
  const start = middle - (WINDOW >> 1);
  for (let i = 0; i < WINDOW; i++)
    block[i] = ((samples[start + i] ?? 0) - EMPHASIS * (samples[start + i - 1] ?? 0)) * (hann[i] ?? 0);
  const filter = predict(block);
  const envelope = turns.map((turn) => {
    let [re, im] = [1, 0];
    for (let i = 1; i <= ORDER; i++) {
      re -= (filter[i] ?? 0) * (turn[2 * i] ?? 0);
      im += (filter[i] ?? 0) * (turn[2 * i + 1] ?? 0);
    }
    return 1 / (re * re + im * im + 1e-12);
  });
  const tops: number[] = [];
  for (let point = 1; point < POINTS - 1 && tops.length < 2; point++) {
    const here = envelope[point] ?? 0;
    const hertz = (point * TOP) / POINTS;
    if (hertz >= LOWEST && here > (envelope[point - 1] ?? 0) && here >= (envelope[point + 1] ?? 0))
      tops.push(hertz);
  }
  const [first, second] = tops;
  return first === undefined || second === undefined ? null : [first, second];
}

/** Levinson-Durbin recursion. @returns the prediction coefficients, from index 1 */
function predict(block: Float32Array): Float64Array {
  const lags = new Float64Array(ORDER + 1);
  for (let lag = 0; lag <= ORDER; lag++)
    for (let i = lag; i < block.length; i++)
      lags[lag] = (lags[lag] ?? 0) + (block[i] ?? 0) * (block[i - lag] ?? 0);
  let error = (lags[0] ?? 0) * 1.0001 + 1e-9;
  const filter = new Float64Array(ORDER + 1);
  const before = new Float64Array(ORDER + 1);
  for (let m = 1; m <= ORDER; m++) {
    let sum = lags[m] ?? 0;
    for (let i = 1; i < m; i++) sum -= (filter[i] ?? 0) * (lags[m - i] ?? 0);
    const k = sum / error;
    before.set(filter);
    filter[m] = k;
    for (let i = 1; i < m; i++) filter[i] = (before[i] ?? 0) - k * (before[m - i] ?? 0);
    error *= Math.max(1e-6, 1 - k * k);
  }
  return filter;
}
