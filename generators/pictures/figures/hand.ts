// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/**
 * A forearm that reaches up from the lower edge: with a fist around a stem, which its last parts cover, or open under what has none.
 * @param wished color of the sleeve
 */
export function hand(random: Random, open: boolean, wished?: Rgb): Figure {
  const skin = rgb(random.pick(['#f2c9a4', '#e0a878', '#b97f54', '#8a5a3c', '#f6d7ba']));
  const sleeve = wished ?? rgb(random.pick(['#3f6ab0', '#c8443c', '#3f8a6a', '#e8e0d2', '#2f3a52']));
  const arm: Part[] = [
    { d: smooth([[-86, 30], [-62, -6], [-46, -38], [-14, -26], [-14, 30]], true, 0.5), fill: sleeve }, { d: limb([[-50, -32], [-11, -17]], 12, 12), fill: shade(sleeve, -0.14) },
    { d: limb([[-33, -34], [-20, -62], [-10, -92]], 33, 27), fill: skin },
  ];
  if (open) return { half: 62, tall: 200, hand: [12, -117], over: 1, parts: [
    ...arm, ...[0, 1, 2].map((i): Part => ({ d: limb([[-4, -100 - i * 3], [22, -104 - i * 4], [50 - i * 5, -116 - i * 5]], 12, 8), fill: shade(skin, -0.14 + i * 0.04) })),
    { d: smooth([[-24, -88], [-22, -108], [-6, -112], [14, -108], [16, -96], [4, -82], [-14, -78]]), fill: shade(skin, -0.04) }, { d: limb([[-18, -100], [-26, -116], [-21, -134]], 12, 8.6), fill: shade(skin, 0.03) },
    { d: limb([[-6, -94], [20, -96], [44, -106]], 12.6, 8.6), fill: skin },
  ] };
  const finger = (y: number, long: number, i: number): Part[] => {
    const points: Point[] = [[-13, y + 2], [2, y - 1.5], [long, y + 3]];
    return [{ d: limb(points, 11, 9.4), fill: shade(skin, i % 2 ? 0.02 : -0.03) }, { d: `M-10 ${y + 7}Q4 ${y + 4} ${long} ${y + 7}`, stroke: shade(skin, -0.25), width: 0.9, alpha: 0.7 }];
  };
  const fingers = [[-127, 13], [-117, 16], [-107, 15], [-97.5, 11]].flatMap(([y = 0, long = 0], i) => finger(y, long, i));
  return { half: 62, tall: 200, hand: [2, -124], over: 9, parts: [
    ...arm, { d: smooth([[-25, -92], [-21, -120], [-8, -132], [6, -128], [10, -104], [2, -84], [-14, -80]]), fill: shade(skin, -0.1) },
    ...fingers, { d: limb([[-20, -100], [-16, -120], [4, -138]], 13, 9), fill: skin },
  ] };
}

