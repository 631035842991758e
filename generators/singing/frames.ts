/** Analysis of a voice by linear prediction (LPC): for each frame a vocal tract filter, its gain, and how voiced it is. */

/** Samples between two frames. */
export const HOP = 110;
const WINDOW = 660;
/** Filter order: two for each formant up to 11 kHz, and some to spare. */
export const ORDER = 26;
/** Pre-emphasis coefficient; the synthesis reverts it. */
export const EMPHASIS = 0.94;

export interface Frames {
  count: number;
  /** Reflection coefficients, {@link ORDER} a frame; unlike prediction coefficients they can be interpolated. */
  mouth: Float32Array;
  /** Amplitude of the excitation, one a frame. */
  gain: Float32Array;
  /** 0 (unvoiced) .. 1 (voiced), one a frame. */
  tone: Float32Array;
}

const hann = Float32Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
);

/** @param samples mono, -1..1 @param rate in Hz */
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

/** Levinson-Durbin recursion. Writes reflection coefficients. @returns the power of the residual */
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

/** How voiced the sound is around a sample, 0..1, by autocorrelation. */
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
