// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const foam = rgb('#f4f8fa');
/** Where the crest curls over, from its back to its tip. */
const CREST: readonly Point[] = [[-34, -96], [-14, -112], [12, -118], [38, -112], [56, -96], [62, -78], [54, -62]];

/** A great wave that is about to break, its crest with claws of foam. */
export function greatWave(random: Random, wished?: Rgb): Figure {
  const sea = wished ?? rgb(random.pick(['#2f5f8a', '#2a6a94', '#33598a']));
  const claws = CREST.slice(1).flatMap(([x, y], i): Part[] => [
    { d: ellipse(x, y, 9 - i * 0.5, 7), fill: foam }, { d: limb([[x, y + 2], [x + 5, y + 13 - i], [x + 1, y + 18 - i]], 4, 1), fill: foam }, { d: limb([[x - 6, y + 3], [x - 3, y + 12], [x - 6, y + 15]], 3.4, 1), fill: foam },
  ]);
  const drops = Array.from({ length: 12 }, (_, i): Part => ({ d: ellipse(34 + ((i * 37) % 58), -112 + ((i * 23) % 70), 1.4 + (i % 3) * 0.5), fill: foam, alpha: 0.9 }));
  const stripes = [0, 1, 2, 3].map((i): Part => ({ d: smooth([[-96 + i * 22, -3], [-62 + i * 16, -34 - i * 4], [-30 + i * 13, -72 - i * 4], [4 + i * 9, -98 + i * 1.4], [34 + i * 3, -98 + i * 7]], false, 0.4), stroke: shade(sea, 0.36), width: 3.4 - i * 0.4 }));
  return { half: 128, tall: 122, parts: [
    { d: smooth([[-126, 0], [-92, -20], [-62, -58], [-34, -96], [-14, -112], [12, -119], [40, -112], [58, -96], [64, -76], [55, -60], [50, -76], [36, -86], [20, -78], [14, -54], [24, -28], [52, -12], [88, -9], [126, 0]], true, 0.34), fill: sea, stroke: shade(sea, -0.4), width: 1 },
    { d: smooth([[14, -54], [20, -78], [36, -86], [50, -76], [46, -84], [32, -96], [12, -92], [2, -66], [6, -36], [30, -10], [60, -6], [52, -12], [24, -28]], true, 0.34), fill: shade(sea, -0.3) }, ...stripes, ...claws, ...drops,
    { d: smooth([[-124, 0], [-104, -8], [-82, -2], [-58, -9], [-30, -2], [0, -10], [30, -3], [62, -11], [92, -3], [124, 0]], true, 0.4), fill: foam, alpha: 0.85 },
  ] };
}
