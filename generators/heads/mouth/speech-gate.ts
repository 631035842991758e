/** Detects speech, as opposed to music and noise: only speech moves the mouth. */
import { LEVEL_RATE } from './loudness.ts';
import type { Tones } from './pitch.ts';

/** Half the analysis window in seconds. */
const AROUND = 0.8;
/** Distance in steps between the pitches, and the levels, that are compared. */
const APART = 4;
/** Least clarity of a voiced step. */
const CLEAR = 0.72;

/**
 * Likelihood of speech at each step, 0..1. Speech has a single gliding pitch and a loudness modulated by syllables; chords have
 * several pitches, melodies do not glide, noise has no pitch, engines and hums are not modulated.
 * @param loud loudness of each step, 0..1
 */
export function speechIn({ clarity, pitch }: Tones, loud: Float32Array): Float32Array {
  const steps = loud.length;
  const [sounding, voiced, gliding, swing] = Array.from({ length: 4 }, () => new Float32Array(steps + 1));
  if (!sounding || !voiced || !gliding || !swing) return new Float32Array(steps);
  for (let i = 0; i < steps; i++) {
    const is = (loud[i] ?? 0) > 0.15;
    const toned = is && (clarity[i] ?? 0) > CLEAR;
    const before = pitch[i - APART] ?? 0;
    const cents = before > 0 && toned ? Math.abs(1200 * Math.log2((pitch[i] ?? 0) / before)) : 0;
    sounding[i + 1] = (sounding[i] ?? 0) + (is ? 1 : 0);
    voiced[i + 1] = (voiced[i] ?? 0) + (toned ? 1 : 0);
    gliding[i + 1] = (gliding[i] ?? 0) + (toned && cents > 6 && cents < 500 ? 1 : 0);
    swing[i + 1] = (swing[i] ?? 0) + Math.abs((loud[i] ?? 0) - (loud[i - APART] ?? 0));
  }
  const reach = Math.round(AROUND * LEVEL_RATE);
  return Float32Array.from({ length: steps }, (_, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(steps, i + reach)];
    const within = (sums: Float32Array) => (sums[to] ?? 0) - (sums[from] ?? 0);
    const heard = Math.max(1, within(sounding));
    const tone = ramp(within(voiced) / heard, 0.1, 0.28);
    const glide = ramp(within(gliding) / Math.max(1, within(voiced)), 0.38, 0.6);
    const syllables = ramp(within(swing) / (to - from), 0.06, 0.11);
    return tone * glide * syllables;
  });
}

/** 0 below `from`, 1 above `to`. */
const ramp = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));
