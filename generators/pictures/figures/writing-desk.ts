// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import { emptyTable } from './furnishings.ts';
import { candle } from './still.ts';
import { placed } from './together.ts';

/** A desk with paper, a pen at the hand of who writes at its left, an ink bottle and books. @param lit whether a candle burns on it */
export function writingDesk(lit = false): Figure {
  const [paper, ink] = [rgb('#fbf6e8'), rgb('#2a3048')];
  const lines = [-46.2, -47.6, -49].map((y, i): Part => ({ d: `M${-25 + i * 0.8} ${y}H${-9 - i * 2}`, stroke: shade(ink, 0.3), width: 0.5 }));
  const books: Part[] = [['#b8483f', 14, 0], ['#3f6a86', 13, 4], ['#d8b05a', 11, 8]].map(([colour, wide, up]) => ({ d: box(24 - Number(wide) / 2, -53 - Number(up), Number(wide), 4, 0.8), fill: rgb(String(colour)) }));
  const flame = candle();
  return { half: 44, tall: lit ? 76 : 68, parts: [
    ...emptyTable(40).parts, { d: poly([[-28, -45], [-5, -45], [-8, -50], [-26, -50]]), fill: paper }, ...lines, ...books,
    { d: box(-2, -52, 7, 6, 1.5), fill: ink }, { d: ellipse(1.5, -52, 2.4, 1), fill: shade(ink, 0.4) },
    { d: limb([[-15, -46], [-10, -56], [-6, -65]], 1.2, 2.2), fill: rgb('#8a2f3a') }, { d: ellipse(-6, -64, 2, 5, 24), fill: rgb('#f4efe6') },
    ...(lit ? placed(flame, { x: 12, y: -49, scale: 26 / flame.tall }).parts : []),
  ] };
}
