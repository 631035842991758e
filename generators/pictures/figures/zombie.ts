// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const DARK = rgb('#2a2430');

/** A zombie in torn clothes that comes on with its arms ahead. @param wished color of its skin */
export function zombie(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#8fb46a', '#7fa88a', '#9ab07a']));
  const [shirt, trousers] = [rgb(random.pick(['#5a6a86', '#7a5a50', '#6a6a5a'])), rgb('#4a4238')];
  const leg = (x: number, tx: number, dim: number): Part[] => [
    { d: limb([[x, -44], [(x + tx) / 2 + 2, -24], [tx, -12]], 10, 8), fill: shade(trousers, dim) }, { d: limb([[tx, -14], [tx, -6], [tx, -2]], 5, 5), fill: shade(skin, dim) }, { d: smooth([[tx - 4, -4], [tx + 4, -4.4], [tx + 10, 0], [tx - 4, 0]]), fill: shade(skin, -0.3) },
    { d: poly([[tx - 5, -14], [tx + 5, -14], [tx + 4, -9], [tx + 1, -13], [tx - 2, -8]]), fill: shade(trousers, dim) },
  ];
  const arm = (y: number, dim: number): Part[] => [
    { d: limb([[4, y], [24, y + 2], [44, y - 1]], 7, 5), fill: shade(skin, dim) }, { d: limb([[2, y], [12, y + 1], [22, y + 2]], 9, 9), fill: shade(shirt, dim) }, { d: poly([[20, y - 3], [27, y - 5], [24, y], [29, y + 3], [20, y + 7]]), fill: shade(shirt, dim) },
    { d: `M44 ${y - 1}l7 3m-7 -3l6 7m-6 -7l1 8`, stroke: shade(skin, dim), width: 2.4 },
  ];
  return { half: 52, tall: 104, hand: [46, -66], head: { at: { x: 1, y: -88, scale: 12.4 }, eyes: [[-0.36, 0], [0.36, 0]], neck: { x: 0, y: -74, scale: 7 } }, parts: [
    ...arm(-70, -0.18), ...leg(-5, -10, -0.2), ...leg(5, 9, 0),
    { d: smooth([[-12, -73], [12, -73], [13, -56], [12, -42], [-12, -42], [-13, -56]], true, 0.3), fill: shirt, trunk: 'coat' }, { d: poly([[-12, -44], [12, -44], [11, -34], [6, -41], [1, -35], [-5, -42], [-9, -35]]), fill: shirt, trunk: 'coat' }, { d: smooth([[-5, -62], [4, -60], [2, -52], [-4, -54]]), fill: shade(skin, -0.12), trunk: 'mark' }, { d: 'M-3 -59h5m-5 3h4', stroke: rgb('#e8e2cc'), width: 1, trunk: 'mark' },
    { d: limb([[0, -78], [0, -72]], 8, 9), fill: shade(skin, -0.16) }, { d: smooth([[-12, -88], [-10, -99], [1, -102], [12, -98], [14, -88], [11, -79], [1, -75], [-9, -79]]), fill: skin },
    { d: smooth([[-12, -90], [-11, -100], [-4, -103], [2, -101], [8, -104], [13, -97], [14, -90], [10, -96], [4, -94], [-2, -97], [-8, -93]]), fill: DARK },
    { d: ellipse(-4, -88, 4.2, 4.6), fill: rgb('#f6f2da') }, { d: ellipse(6, -88, 3.4, 3.8), fill: rgb('#f6f2da') }, { d: ellipse(-3.4, -87.4, 1.5), fill: rgb('#b02a2a') }, { d: ellipse(6.4, -87.6, 1.4), fill: rgb('#b02a2a') }, { d: 'M-9 -94l7 2M10 -94l-6 2', stroke: DARK, width: 1.5 },
    { d: smooth([[-5, -82], [7, -82], [5, -78], [-3, -78]], true, 0.3), fill: DARK }, { d: 'M-2 -82v2m3 -2v1.6m3 -1.6v2', stroke: rgb('#f2ecd0'), width: 1.2 }, { d: 'M9 -84l4 3m-1 -4l-2 5', stroke: shade(skin, -0.45), width: 1 },
    ...arm(-66, 0.04),
  ] };
}
