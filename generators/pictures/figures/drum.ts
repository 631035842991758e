// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { lifts } from './playing.ts';

/** A drum with its cords and its two sticks. @param beat phase of the beat, for clips */
export function drum(random: Random, wished?: Rgb, beat?: number): Figure {
  const [left, right] = lifts(beat);
  const shell = wished ?? rgb(random.pick(['#c8342e', '#2f68b0', '#3a8a52']));
  const [skin, hoop, wood] = [rgb('#faf3e2'), rgb('#e8b83c'), rgb('#c08a50')];
  const cords = Array.from({ length: 6 }, (_, i): Part => ({ d: `M${-45 + i * 15} ${-50 + Math.abs(i - 3) * -1.4}L${-37.5 + i * 15} ${-10 + Math.abs(i - 2.5) * -1.4}L${-30 + i * 15} ${-50 + Math.abs(i - 2) * -1.4}`, stroke: rgb('#fbf6ea'), width: 2.2 }));
  const stick = (x: number, tx: number, high: number, lift: number): Part[] => {
    const [tip, ty] = [-62 - 22 * lift, high - 16 * lift];
    return [{ d: limb([[x, tip], [(x + tx) / 2, (ty + tip) / 2], [tx, ty]], 3.6, 4.6), fill: wood }, { d: ellipse(x, tip, 4.6, 3.6), fill: wood }];
  };
  return { half: 58, tall: 94, below: 2, parts: [
    { d: smooth([[-46, -56], [-46, -56], [-46, -10], [-46, -10], [0, 0], [46, -10], [46, -10], [46, -56], [46, -56]], true, 0.4), fill: shell }, ...cords,
    { d: smooth([[-47, -16], [0, -6], [47, -16], [47, -9], [0, 1], [-47, -9]], true, 0.4), fill: hoop }, { d: ellipse(0, -58, 47, 13), fill: hoop }, { d: smooth([[-47, -58], [0, -45], [47, -58], [47, -52], [0, -39], [-47, -52]], true, 0.4), fill: shade(hoop, -0.14) }, { d: ellipse(0, -59, 43, 10.6), fill: skin }, ...stick(-8, -44, -92, left), ...stick(12, 46, -88, right), { d: box(-50, -50, 5, 9, 2), fill: shade(hoop, -0.3) }, { d: box(45, -50, 5, 9, 2), fill: shade(hoop, -0.3) },
  ] };
}
