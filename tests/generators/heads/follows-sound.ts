/** How well a mouth follows a sound. */
import { HEARD_RATE } from '../../../generators/heads/mouth/loudness.ts';
import type { MouthFrame } from '../../../generators/heads/mouth/shapes.ts';

/** Steps a second that are compared. */
export const STEPS = 100;
/** Below this, in dB beside full scale, nobody speaks. */
const QUIET = -45;

/** The sound's loudness in each step: the root mean square. */
export function envelope(samples: Float32Array, steps: number): number[] {
  const size = HEARD_RATE / STEPS;
  return Array.from({ length: steps }, (_, i) => {
    const part = samples.subarray(i * size, (i + 1) * size);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
  });
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [both, one, other] = [0, 1e-12, 1e-12];
  for (const [i, value] of a.entries()) {
    both += (value - ma) * ((b[i] ?? 0) - mb);
    one += (value - ma) ** 2;
    other += ((b[i] ?? 0) - mb) ** 2;
  }
  return both / Math.sqrt(one * other);
}

export interface Follows {
  /** Correlation of opening and loudness from beginning to end. */
  whole: number;
  /** Correlation of opening and loudness while somebody speaks, a word's own ups and downs included. */
  overSpeech: number;
  /** Milliseconds by which the mouth would have to be later to fit best. */
  lag: number;
  /** How far the mouth is open in the middle of pauses, at most. */
  inPauses: number;
}

/** @param mouths a frame for each step */
export function follows(mouths: readonly MouthFrame[], samples: Float32Array): Follows {
  const loud = smooth(envelope(samples, mouths.length));
  const open = mouths.map(({ opening }) => opening);
  const spoken = loud.map((value) => 20 * Math.log10(value + 1e-9) > QUIET);
  const only = (values: readonly number[]) => values.filter((_, i) => spoken[i]);
  let [lag, best] = [0, -1];
  for (let shift = -20; shift <= 20; shift++) {
    const moved = open.map((_, i) => open[i + shift] ?? 0);
    const fit = correlation(moved, loud);
    if (fit > best) [lag, best] = [-shift, fit];
  }
  return {
    whole: correlation(open, loud),
    overSpeech: correlation(only(open), only(loud)),
    lag: (lag * 1000) / STEPS,
    inPauses: openInPauses(open, spoken),
  };
}

/** What one video frame shows: 40 ms. */
function smooth(values: readonly number[]): number[] {
  return values.map((_, i) => {
    const part = values.slice(Math.max(0, i - 2), i + 3);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

const PAUSE = 0.3 * STEPS;
/** Steps that lips take to close, and to open before the sound. */
const EDGE = 0.1 * STEPS;

function openInPauses(open: readonly number[], spoken: readonly boolean[]): number {
  let [most, from] = [0, 0];
  for (let i = 0; i <= spoken.length; i++) {
    if (i < spoken.length && !spoken[i]) continue;
    if (i - from > PAUSE) most = Math.max(most, ...open.slice(from + EDGE, i - EDGE));
    from = i + 1;
  }
  return most;
}
