/** Sample rate of the sound that mouths follow, in Hz. */
export const HEARD_RATE = 16_000;
/** Levels a second. */
export const LEVEL_RATE = 100;
const HOP = HEARD_RATE / LEVEL_RATE;
const WINDOW = 2 * HOP;

/** Lowest level, in dBFS. */
export const SILENCE = -90;

/** RMS levels in dBFS, {@link LEVEL_RATE} a second. @param samples mono at {@link HEARD_RATE}, -1..1 */
export function levelsOf(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / HOP));
  for (let i = 0; i < levels.length; i++) {
    const from = Math.max(0, i * HOP + HOP / 2 - WINDOW);
    const to = Math.min(samples.length, i * HOP + HOP / 2 + WINDOW);
    let sum = 0;
    for (let k = from; k < to; k++) sum += (samples[k] ?? 0) ** 2;
    levels[i] = Math.max(SILENCE, 10 * Math.log10(sum / Math.max(1, to - from) + 1e-12));
  }
  return levels;
}

/** @param share 0..1 */
function percentile(levels: Float32Array, share: number): number {
  const sorted = Float32Array.from(levels).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? SILENCE;
}

/** dBFS below which sound counts as silence. */
const FAINT = -52;
/** Decibels from the softest speech to the loudest. */
const RANGE = 30;

/**
 * Loudness relative to the sound's loudest parts, 0..1, on a decibel scale. Steady background noise counts as silence.
 */
export function loudnessOf(levels: Float32Array): Float32Array {
  const top = Math.max(percentile(levels, 0.95), FAINT + 12);
  const noise = percentile(levels, 0.08);
  const floor = Math.max(top - RANGE, FAINT, Math.min(noise + 6, top - 12));
  return levels.map((level) => Math.max(0, Math.min(1, (level - floor) / (top - floor))));
}

/** Amplitude relative to the loudest parts, 0..1. Unlike loudness it is linear, which is how a jaw moves. */
export function forceOf(levels: Float32Array): Float32Array {
  const top = Math.max(percentile(levels, 0.95), FAINT + 12);
  return levels.map((level) => Math.min(1, 10 ** ((level - top) / 20)));
}
