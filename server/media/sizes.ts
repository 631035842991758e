import { even } from '../../generators/pictures/even.ts';

/** Pixels of the built-in sizes: the long side is always this. */
const LONG_SIDE = 1024;
/** A picture follows its input's shape up to this, so that a banner does not become a line. */
const MOST_STRETCHED = 3;

/** Width and height for width divided by height. */
export function sizeOf(aspect: number): { width: number; height: number } {
  const bounded = Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, aspect));
  return bounded >= 1
    ? { width: LONG_SIDE, height: even(LONG_SIDE / bounded) }
    : { width: even(LONG_SIDE * bounded), height: LONG_SIDE };
}
