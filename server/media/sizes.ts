import { even } from '../../generators/pictures/even.ts';

/** Long side of a generated picture, in pixels. */
const LONG_SIDE = 1024;
/** Maximum ratio of long to short side. */
const MOST_STRETCHED = 3;

/** Width and height in pixels for a ratio (width divided by height). */
export function sizeOf(aspect: number): { width: number; height: number } {
  const bounded = Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, aspect));
  return bounded >= 1
    ? { width: LONG_SIDE, height: even(LONG_SIDE / bounded) }
    : { width: even(LONG_SIDE * bounded), height: LONG_SIDE };
}
