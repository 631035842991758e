// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** The height of the meadow on it. */
export const SKY_MEADOW = 78;

/** An island in the air: a meadow on a rock that ends in points, with a brook that falls over its edge. */
export function skyIsland(random: Random): Figure {
  const [stone, grass] = [rgb(random.pick(['#8a7a70', '#7a7680', '#907a64'])), rgb('#6aa84a')];
  const top = -SKY_MEADOW;
  const bush = (x: number, r: number): Part => ({ d: ellipse(x, top - r * 0.4, r, r * 0.8), fill: shade(grass, random.range(-0.3, -0.12)) });
  return { half: 92, tall: SKY_MEADOW + 8, parts: [
    { d: poly([[-84, top + 4], [-62, -46], [-50, -50], [-38, -22], [-24, -30], [-6, 0], [10, -24], [24, -18], [40, -44], [54, -40], [84, top + 4]]), fill: stone },
    { d: poly([[10, -24], [24, -18], [40, -44], [54, -40], [84, top + 4], [30, top + 8]]), fill: shade(stone, -0.22) },
    { d: `M-60 ${top + 12}l14 16l-4 18M-20 ${top + 10}l10 24l-6 16M36 ${top + 12}l-8 20`, stroke: shade(stone, -0.36), width: 1.8 },
    { d: smooth([[-90, top + 2], [-60, top - 5], [0, top - 7], [60, top - 5], [90, top + 2], [66, top + 11], [40, top + 7], [14, top + 13], [-16, top + 8], [-44, top + 13], [-72, top + 8]]), fill: grass },
    { d: smooth([[-80, top], [-40, top - 5], [30, top - 6], [76, top], [30, top + 2], [-40, top + 2]]), fill: shade(grass, 0.18) },
    { d: poly([[-73, top + 3], [-64, top + 3], [-60, top + 72], [-77, top + 72]]), fill: rgb('#d6edf8'), alpha: 0.5 }, { d: poly([[-71, top + 3], [-66, top + 3], [-65, top + 58], [-72, top + 58]]), fill: rgb('#ffffff'), alpha: 0.6 },
    { d: `${ellipse(-68, top + 72, 13, 5)}${ellipse(-76, top + 68, 6, 3.4)}${ellipse(-60, top + 68, 6, 3.4)}`, fill: rgb('#ffffff'), alpha: 0.5 },
    bush(-50, 9), bush(-40, 6), bush(56, 10), bush(68, 7),
  ] };
}
