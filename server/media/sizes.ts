import { even } from '../../generators/pictures/even.ts';

/** The long side of built-in sizes, in pixels. */
const LONG_SIDE = 1024;
/** The most extreme ratio of a picture, so that a banner does not become a line. */
const MOST_STRETCHED = 3;

/** The width and height for a ratio (width divided by height). */
export function sizeOf(aspect: number): { width: number; height: number } {
  const bounded = Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, aspect));
  return bounded >= 1
    ? { width: LONG_SIDE, height: even(LONG_SIDE / bounded) }
    : { width: even(LONG_SIDE * bounded), height: LONG_SIDE };
}
