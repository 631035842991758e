import type { Random } from '../../random.ts';
import type { Build, Doing } from './build.ts';

/** Where a foot is: how far before the place below its leg, and how high. */
export interface Foot {
  step: number;
  lift: number;
}
interface Feet {
  farHind: Foot;
  farFront: Foot;
  nearHind: Foot;
  nearFront: Foot;
}

/** How far the feet of the two sides are apart in a gallop, in shares of the stride. */
const APART = 0.07;

/**
 * The feet of a four-legged animal in a phase of its stride. A walk moves the feet across from each other together; a gallop the
 * front ones, then the hind ones: at 0 it flies stretched out, and halfway gathers its legs beneath it.
 */
export function feetOf({ leg }: Build, random: Random, { part, gait }: Doing): Feet {
  const stood = random.range(-1, 1) * leg * 0.22;
  if (part === undefined) return crossed(stood, 0);
  if (gait !== 'run')
    return crossed(Math.sin(2 * Math.PI * part) * leg * 0.34, Math.cos(2 * Math.PI * part) * leg * 0.16);
  const reach = (phase: number, way: 1 | -1): Foot => {
    const swing = Math.cos(2 * Math.PI * phase);
    return { step: way * swing * leg * (swing > 0 ? 0.82 : 0.6), lift: leg * 0.34 * Math.abs(swing) };
  };
  return {
    farHind: reach(part + APART, -1),
    farFront: reach(part - APART, 1),
    nearHind: reach(part, -1),
    nearFront: reach(part, 1),
  };
}

function crossed(stride: number, lift: number): Feet {
  const [one, other] = [
    { step: stride, lift: Math.max(0, lift) },
    { step: -stride, lift: Math.max(0, -lift) },
  ];
  return { farHind: other, farFront: one, nearHind: one, nearFront: other };
}
