// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A throne on a step, with a high back. */
export function throne(random: Random, wished?: Rgb): Figure {
  const velvet = wished ?? rgb(random.pick(['#a8283a', '#6a2f8a', '#2f4f9a']));
  const gold = rgb('#d8a83a');
  const dark = shade(gold, -0.4);
  return { half: 56, tall: 132, parts: [
    { d: box(-56, -8, 112, 8, 2), fill: shade(velvet, -0.3) }, { d: box(-46, -15, 92, 8, 2), fill: shade(velvet, -0.14) }, { d: smooth([[-31, -14], [-34, -96], [-28, -112], [-12, -116], [0, -128], [12, -116], [28, -112], [34, -96], [31, -14]], true, 0.18), fill: gold, stroke: dark, width: 1.2 }, { d: smooth([[-24, -44], [-26, -92], [-18, -104], [0, -110], [18, -104], [26, -92], [24, -44]], true, 0.2), fill: velvet }, ...[[-12, -88], [12, -88], [0, -74], [-12, -60], [12, -60]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 2.2), fill: gold })), { d: ellipse(0, -119, 5), fill: rgb('#c8403a'), stroke: dark, width: 1 }, ...[-31, 31].map((x): Part => ({ d: ellipse(x, -108, 5.4), fill: gold, stroke: dark, width: 1 })),
    { d: box(-34, -47, 68, 12, 4), fill: shade(velvet, 0.16), stroke: shade(velvet, -0.4), width: 0.8 }, { d: box(-36, -36, 72, 7, 2), fill: gold, stroke: dark, width: 0.8 }, ...[-1, 1].flatMap((side): Part[] => [{ d: box(side * 35 - 4.5, -64, 9, 50, 2), fill: gold, stroke: dark, width: 0.8 }, { d: ellipse(side * 35, -65, 7, 5), fill: gold, stroke: dark, width: 0.8 }]),
  ] };
}
