// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';

const TIES = ['#9a2f36', '#2f4f86', '#3f6a4a', '#6a3f7a'].map(rgb);

/** Clothes for faces that end at the neck: a shirt with a collar, or a suit over shirt and tie. */
export function shoulders(cloth: Rgb, suit = false): Figure {
  const body: Part = { d: smooth([[-60, 4], [-52, -20], [-18, -33], [0, -25], [18, -33], [52, -20], [60, 4]]), fill: cloth };
  if (suit) return { half: 62, tall: 40, parts: [body, ...jacket(cloth)] };
  return { half: 62, tall: 40, parts: [
    body,
    { d: smooth([[-20, -33], [-10, -38], [0, -26], [-8, -16]]), fill: mix(cloth, [255, 255, 255], 0.75) },
    { d: smooth([[20, -33], [10, -38], [0, -26], [8, -16]]), fill: mix(cloth, [255, 255, 255], 0.6) },
    { d: 'M0 -25V4', stroke: shade(cloth, -0.35), width: 0.9 },
  ] };
}

/** Shirt, tie and lapels. */
function jacket(cloth: Rgb): Part[] {
  const shirt = rgb('#f4f4f2');
  const tie = TIES[Math.round(cloth[0] + cloth[1]) % TIES.length] ?? cloth;
  const lapel = (side: -1 | 1): Part => ({ d: poly([[side * 15, -34], [side * 23, -31], [side * 27, -17], [side * 20, -16], [side * 22, -11], [side * 1, 5], [side * 4, -8]]), fill: shade(cloth, side < 0 ? 0.12 : 0.05) });
  return [
    { d: poly([[-15, -34], [15, -34], [2, 5], [-2, 5]]), fill: shirt }, { d: poly([[-4, -25], [4, -25], [2.4, -19], [-2.4, -19]]), fill: shade(tie, -0.15) }, { d: poly([[-2.4, -19], [2.4, -19], [5, 4], [-5, 4]]), fill: tie },
    { d: poly([[-15, -35], [-10, -39], [-1, -26], [-8, -19]]), fill: shirt }, { d: poly([[15, -35], [10, -39], [1, -26], [8, -19]]), fill: shade(shirt, -0.06) }, lapel(-1), lapel(1),
  ];
}
