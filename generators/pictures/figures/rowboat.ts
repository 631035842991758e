// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { limb, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** Parts of a rowing boat that are before those in it. */
export const ROWBOAT_SIDE = 4;

/** An open boat without a sail, its bow at the right; its last `ROWBOAT_SIDE` parts are its near side. */
export function rowboat(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#7a5236', '#8a6240', '#6a4a34', '#9a5a3a']));
  return { half: 80, tall: 42, below: 2, parts: [
    { d: smooth([[-74, -26], [-74, -26], [-30, -24], [30, -25], [80, -38], [80, -38], [60, -14], [-60, -12]], true, 0.4), fill: shade(wood, -0.45) },
    { d: 'M-34 -20H-14M22 -22H42', stroke: shade(wood, 0.12), width: 4 },
    { d: smooth([[-74, -26], [-74, -26], [-30, -18], [20, -17], [80, -38], [80, -38], [66, -10], [44, 0], [-50, 0], [-68, -10]], true, 0.4), fill: wood },
    { d: 'M-70 -16Q-10 -8 70 -22M-64 -7Q-10 -2 58 -9', stroke: shade(wood, -0.26), width: 1.4 }, { d: 'M-74 -26Q-30 -18 20 -17Q52 -22 80 -38', stroke: shade(wood, 0.3), width: 2.6 },
    { d: limb([[2, -26], [16, -12], [30, 2]], 2.4, 6), fill: shade(wood, 0.2) },
  ] };
}
