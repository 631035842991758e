// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What small animals eat: nuts and cheese. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

/** An acorn, or with `plain` a round nut without a cup. */
export function nut(wished?: Rgb, plain = false): Figure {
  const shell = wished ?? rgb('#b5763a');
  const cup = rgb('#7a5230');
  if (plain) return { half: 42, tall: 82, parts: [
    { d: smooth([[0, -82], [30, -66], [40, -34], [24, -6], [0, 0], [-24, -6], [-40, -34], [-30, -66]]), fill: shell }, { d: 'M0 -82Q-12 -42 0 0M-20 -74Q-34 -42 -16 -6M20 -74Q34 -42 16 -6', stroke: shade(shell, -0.28), width: 2 }, { d: smooth([[0, -4], [20, -7], [0, 1], [-20, -7]]), fill: shade(shell, 0.3) }, { d: ellipse(-14, -58, 5, 9, 18), fill: rgb('#ffffff'), alpha: 0.4 },
  ] };
  const scales = [-88, -79, -70].flatMap((y, row) => [-3, -2, -1, 0, 1, 2, 3].map((i): Part => ({ d: `M${i * 11 - 5 + (row % 2) * 5} ${y}q5 8 10 0`, stroke: shade(cup, -0.35), width: 1.6 })));
  return { half: 42, tall: 112, parts: [
    { d: smooth([[-34, -66], [34, -66], [33, -38], [18, -12], [0, 0], [-18, -12], [-33, -38]]), fill: shell }, { d: smooth([[20, -64], [34, -64], [32, -38], [16, -12], [2, -3], [18, -30]]), fill: shade(shell, -0.2) }, { d: ellipse(-15, -42, 5, 13, 10), fill: rgb('#ffffff'), alpha: 0.4 },
    { d: 'M0 -94Q2 -104 8 -111', stroke: shade(cup, -0.2), width: 6 }, { d: smooth([[-41, -64], [-34, -86], [0, -98], [34, -86], [41, -64], [0, -58]]), fill: cup }, ...scales,
  ] };
}

/** A wedge of cheese with holes. */
export function cheese(wished?: Rgb): Figure {
  const rind = wished ?? rgb('#f2c23c');
  const hole = (x: number, y: number, w: number, h: number): Part[] => [{ d: ellipse(x, y, w, h), fill: shade(rind, -0.26) }, { d: ellipse(x + w * 0.14, y + h * 0.16, w * 0.8, h * 0.76), fill: shade(rind, -0.14) }];
  return { half: 62, tall: 74, parts: [
    { d: poly([[-60, -40], [38, -74], [60, -46]]), fill: shade(rind, 0.3) }, { d: poly([[-60, -40], [60, -46], [60, -2], [-60, 0]]), fill: rind }, { d: box(-60, -40, 3, 40), fill: shade(rind, -0.2) }, { d: poly([[38, -74], [60, -46], [60, -50], [40, -74]]), fill: shade(rind, -0.1) },
    ...hole(-34, -22, 9, 8), ...hole(-4, -10, 7, 6), ...hole(14, -30, 11, 9), ...hole(44, -14, 9, 8), ...hole(12, -58, 9, 3.4), ...hole(34, -54, 6, 2.2),
  ] };
}
