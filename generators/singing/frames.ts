/** Takes a voice apart, every few milliseconds: the shape of the mouth as a filter, how loud it is, how much of it is tone. */

/** Samples between two frames, at the voice's own rate. */
export const HOP = 110;
const WINDOW = 660;
/** Resonances of a mouth up to 11 kHz, and some to spare. */
export const ORDER = 26;
/** Lifts highs before the analysis; the synthesis lowers them again. */
export const EMPHASIS = 0.94;

export interface Frames {
  count: number;
  /** Reflection coefficients, {@link ORDER} for each frame: between two frames they can be blended. */
  mouth: Float32Array;
  /** Of what drives the filter. */
  gain: Float32Array;
  /** 0 breath .. 1 tone. */
  tone: Float32Array;
}

const hann = Float32Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
);

/** @param samples one channel, -1..1 @param rate samples a second */
export function framesOf(samples: Float32Array, rate: number): Frames {
  const count = Math.max(1, Math.ceil(samples.length / HOP));
  const mouth = new Float32Array(count * ORDER);
  const gain = new Float32Array(count);
  const tone = new Float32Array(count);
  const lifted = Float32Array.from(samples, (value, i) => value - EMPHASIS * (samples[i - 1] ?? 0));
  const block = new Float32Array(WINDOW);
  for (let frame = 0; frame < count; frame++) {
    const start = frame * HOP - WINDOW / 2;
    for (let i = 0; i < WINDOW; i++) block[i] = (lifted[start + i] ?? 0) * (hann[i] ?? 0);
    const error = reflect(block, mouth.subarray(frame * ORDER, (frame + 1) * ORDER));
    gain[frame] = Math.sqrt(error / (WINDOW * 0.375));
    tone[frame] = toneAt(samples, frame * HOP, rate);
  }
  return { count, mouth, gain, tone };
}

/** Levinson's recursion. @returns the power that is left */
function reflect(block: Float32Array, into: Float32Array): number {
  const lags = new Float64Array(ORDER + 1);
  for (let lag = 0; lag <= ORDER; lag++)
    for (let i = lag; i < WINDOW; i++) lags[lag] = (lags[lag] ?? 0) + (block[i] ?? 0) * (block[i - lag] ?? 0);
  let error = (lags[0] ?? 0) * 1.0001 + 1e-9;
  const filter = new Float64Array(ORDER + 1);
  const before = new Float64Array(ORDER + 1);
  for (let m = 1; m <= ORDER; m++) {
    let sum = lags[m] ?? 0;
    for (let i = 1; i < m; i++) sum -= (filter[i] ?? 0) * (lags[m - i] ?? 0);
    const k = Math.max(-0.998, Math.min(0.998, sum / error));
    into[m - 1] = k;
    before.set(filter);
    filter[m] = k;
    for (let i = 1; i < m; i++) filter[i] = (before[i] ?? 0) - k * (before[m - i] ?? 0);
    error *= 1 - k * k;
  }
  return error;
}

/** Pitches of a speaking voice, in Hz. */
const [LOW, HIGH] = [70, 420];

/** How much the sound repeats itself around a sample. */
function toneAt(samples: Float32Array, middle: number, rate: number): number {
  const length = Math.round(rate / 45);
  const start = middle - Math.round(length * 0.8);
  let best = 0;
  for (let lag = Math.round(rate / HIGH); lag <= rate / LOW; lag += 2) {
    let [own, other, both] = [1e-7, 1e-7, 0];
    for (let i = 0; i < length; i += 4) {
      const a = samples[start + i] ?? 0;
      const b = samples[start + i + lag] ?? 0;
      own += a * a;
      other += b * b;
      both += a * b;
    }
    best = Math.max(best, both / Math.sqrt(own * other));
  }
  return Math.max(0, Math.min(1, (best - 0.45) / 0.3));
}
