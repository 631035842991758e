/** Pitch of a sound at each step, by autocorrelation. */
import { HEARD_RATE, LEVEL_RATE } from './loudness.ts';

export interface Tones {
  /** Periodicity, 0 (noise) .. 1 (a single tone). */
  clarity: Float32Array;
  /** Hz. */
  pitch: Float32Array;
}

/** Decimation: half the sample rate is enough for the pitch of a voice. */
const SKIP = 2;
const RATE = HEARD_RATE / SKIP;
const WINDOW = Math.round(RATE * 0.032);
const [LOWEST, HIGHEST] = [70, 500];
const [SHORT, LONG] = [Math.floor(RATE / HIGHEST), Math.ceil(RATE / LOWEST)];
/** Against octave errors: the shortest lag whose correlation is at least this share of the best. */
const CLOSE = 0.93;

/** The pitch of a sound and how clearly it is a tone, step by step. @param samples mono at HEARD_RATE */
export function tonesOf(samples: Float32Array): Tones {
  const sound = new Float32Array(Math.ceil(samples.length / SKIP));
  for (let i = 0; i < sound.length; i++)
    sound[i] = ((samples[i * SKIP] ?? 0) + (samples[i * SKIP + 1] ?? 0)) / 2;
  const steps = Math.ceil(samples.length / (HEARD_RATE / LEVEL_RATE));
  const [clarity, pitch] = [new Float32Array(steps), new Float32Array(steps)];
  const likeness = new Float32Array(LONG + 2);
  for (let step = 0; step < steps; step++) {
    const start = Math.round(((step + 0.5) * RATE) / LEVEL_RATE) - WINDOW;
    const still = energy(sound, start);
    if (still < 1e-5) continue;
    let shifted = energy(sound, start + SHORT - 1);
    let best = 0;
    for (let lag = SHORT - 1; lag <= LONG; lag++) {
      let sum = 0;
      for (let i = start; i < start + WINDOW; i++) sum += (sound[i] ?? 0) * (sound[i + lag] ?? 0);
      likeness[lag] = sum / Math.sqrt(still * shifted + 1e-9);
      best = Math.max(best, likeness[lag] ?? 0);
      shifted += (sound[start + lag + WINDOW] ?? 0) ** 2 - (sound[start + lag] ?? 0) ** 2;
    }
    for (let lag = SHORT; lag < LONG; lag++) {
      const [before, here, after] = [likeness[lag - 1] ?? 0, likeness[lag] ?? 0, likeness[lag + 1] ?? 0];
      if (here < best * CLOSE || here < before || here < after) continue;
      // parabolic interpolation of the peak
      const bend = before - 2 * here + after;
      const off = bend < 0 ? (before - after) / (2 * bend) : 0;
      clarity[step] = Math.max(0, Math.min(1, here));
      pitch[step] = RATE / (lag + off);
      break;
    }
  }
  return { clarity, pitch };
}

function energy(sound: Float32Array, start: number): number {
  let sum = 0;
  for (let i = start; i < start + WINDOW; i++) sum += (sound[i] ?? 0) ** 2;
  return sum;
}
