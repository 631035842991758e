// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { FigureName } from '../words/plan.ts';
import { heapOf } from './heap.ts';

const CLOTH = rgb('#c8a878');

/** An open sack, full of something. @param wished color of what is in it */
export function sack(wished?: Rgb, filled?: FigureName): Figure {
  const dark = shade(CLOTH, -0.32);
  const body: readonly [number, number][] = [[-36, -62], [-44, -40], [-48, -16], [-40, -1], [0, 1], [40, -1], [48, -16], [44, -40], [36, -62]];
  return { half: 54, tall: 98, parts: [
    { d: ellipse(0, -64, 37, 9), fill: shade(CLOTH, -0.5) },
    ...(filled ? heapOf(filled, { y: -62, half: 33, wished }) : []),
    { d: smooth([...body, [0, -54]], true, 0.6), fill: CLOTH }, { d: smooth([[20, -56], [36, -60], [45, -36], [47, -14], [39, -2], [18, -1], [30, -28]]), fill: dark, alpha: 0.4 },
    // the rolled rim, and folds
    { d: 'M-37 -63Q0 -51 37 -63', stroke: shade(CLOTH, 0.22), width: 8 }, { d: 'M-37 -59Q0 -47 37 -59', stroke: dark, width: 1.4 },
    { d: 'M-26 -50Q-32 -30 -28 -14M-8 -46Q-10 -34 -7 -24M14 -46Q20 -28 16 -12', stroke: dark, width: 1.6, alpha: 0.8 },
  ] };
}

/** Small things in a pile. */
export function pile(of: 'coins' | 'grain'): Figure {
  return { half: 46, tall: 44, parts: heapOf(of, { y: -6, half: 40 }) };
}

/** An open box of cardboard with something in it. @param wished color of what is in it */
export function filledBox(filled: FigureName, wished?: Rgb): Figure {
  const card = rgb('#c99a5e');
  return { half: 62, tall: 82, parts: [
    { d: poly([[-44, -46], [-34, -60], [34, -60], [44, -46]]), fill: shade(card, -0.36) }, ...heapOf(filled, { y: -46, half: 38, wished }),
    { d: poly([[-44, -46], [-34, -50], [-56, -62], [-62, -52]]), fill: shade(card, 0.06) }, { d: poly([[44, -46], [34, -50], [56, -62], [62, -52]]), fill: shade(card, -0.12) },
    { d: box(-44, -46, 88, 46, 1), fill: card }, { d: 'M-44 -46H44', stroke: shade(card, 0.24), width: 3 }, { d: box(-7, -46, 14, 18), fill: shade(card, 0.3), alpha: 0.8 },
  ] };
}
