// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const gold = rgb('#e8b83c');

/** Parts of a sleigh that are before those in it. */
export const SLEIGH_SIDE = 5;

/** A sleigh with curved runners and a high back; its last `SLEIGH_SIDE` parts are its near side. */
export function sleigh(wished?: Rgb): Figure {
  const paint = wished ?? rgb('#b8322c');
  return { half: 82, tall: 72, parts: [
    { d: smooth([[-62, -22], [-72, -72], [-58, -72], [-44, -38], [40, -34], [52, -22]], true, 0.3), fill: shade(paint, -0.45) }, { d: smooth([[-50, -40], [-62, -68], [-52, -66], [-42, -38]], true, 0.4), fill: rgb('#7a4a34') }, { d: box(-46, -40, 40, 8, 3), fill: rgb('#7a4a34') },
    { d: 'M-70 -1H58Q82 -2 80 -24Q76 -34 66 -28', stroke: gold, width: 4 }, { d: 'M-46 -2L-38 -18M-4 -2V-16M36 -2L30 -18', stroke: shade(gold, -0.25), width: 3.4 },
    { d: smooth([[-60, -16], [-76, -62], [-72, -68], [-62, -64], [-44, -34], [0, -28], [34, -34], [62, -52], [70, -50], [66, -34], [46, -16]], true, 0.35), fill: paint }, { d: 'M-72 -64Q-60 -36 -40 -30Q0 -24 36 -32Q54 -40 66 -50', stroke: gold, width: 3 }, { d: 'M-54 -20Q0 -12 46 -20', stroke: gold, width: 2 }, { d: 'M-34 -22q6 -6 12 0q6 6 12 0M10 -22q6 -6 12 0q6 6 10 0', stroke: gold, width: 1.8 }, { d: ellipse(56, -40, 3), fill: gold },
  ] };
}
