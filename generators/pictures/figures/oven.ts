// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [coat, crust] = [rgb('#8fb0a8'), rgb('#d0924a')];
const loaf = (x: number, y: number, half: number): Part[] => [
  { d: smooth([[x - half, y], [x - half * 0.96, y - half * 0.7], [x - half * 0.4, y - half], [x + half * 0.4, y - half], [x + half * 0.96, y - half * 0.7], [x + half, y]], true, 0.3), fill: crust, stroke: shade(crust, -0.4), width: 0.8 },
  ...[-0.4, 0, 0.4].map((at): Part => ({ d: `M${x + at * half - 2} ${y - half * 0.86}l4 ${half * 0.34}`, stroke: shade(crust, 0.5), width: 1.4 })),
];

/** An oven with bread behind its window, and loaves that are done on a tray above. */
export function oven(): Figure {
  return { half: 42, tall: 84, parts: [
    { d: box(-32, -54, 64, 54, 3), fill: coat, stroke: shade(coat, -0.4), width: 1 }, { d: box(-34, -58, 68, 5, 1.6), fill: shade(coat, -0.24) }, ...[-22, -11, 11, 22].map((x): Part => ({ d: ellipse(x, -48, 2.4), fill: shade(coat, -0.5) })), { d: box(-22, -43, 44, 2.6, 1.2), fill: rgb('#e8ecea') },
    { d: box(-24, -37, 48, 30, 3), fill: rgb('#4a2a1c') }, { d: box(-21, -34, 42, 24, 2), fill: rgb('#f0a03c'), shines: true, keeps: true }, { d: 'M-21 -15H21', stroke: rgb('#5a3420'), width: 1.6 }, ...loaf(-9, -15, 8), ...loaf(10, -15, 8),
    { d: box(-28, -61, 56, 3, 1.4), fill: rgb('#8a8f96') }, ...loaf(-16, -61, 11), ...loaf(12, -61, 12), ...[-16, 0, 12].map((x): Part => ({ d: `M${x} -74q-4 -5 0 -9t-1 -9`, stroke: rgb('#ffffff'), width: 2, alpha: 0.4, loose: true })), { d: box(-29, -3, 8, 3), fill: shade(coat, -0.5) }, { d: box(21, -3, 8, 3), fill: shade(coat, -0.5) },
  ] };
}
