// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { Bloom } from '../words/plan.ts';
import { bloomAt } from './blooms.ts';

/** Where the blooms of a bunch are, and their size. */
const BLOOMS = [[-26, -74, 10], [-10, -88, 11], [10, -94, 12], [27, -80, 10], [0, -72, 11], [17, -66, 9], [-17, -62, 9]] as const;

/** Flowers in a vase. @param wished color of the flowers, or the colors of several */
export function vase(random: Random, wished: readonly Rgb[] = [], kind?: Bloom): Figure {
  const china = rgb(random.pick(['#4a7fb5', '#e9e2d2', '#6a9a86', '#b5603f']));
  const petals = wished.length > 0 ? wished : ['#e8506a', '#f4b83c', '#f2f0f4', '#b066c0'].map(rgb);
  const bunch = BLOOMS.flatMap(([x, y, r], i) => bloomAt(kind, x, y, r, petals[i % petals.length] ?? china));
  const stems = BLOOMS.map(([x, y]): Part => ({ d: limb([[x * 0.16, -38], [x * 0.6, -52], [x, y]], 2.6, 1.8), fill: rgb('#4f8f46') }));
  const leaves = [-1, 1].map((side): Part => ({ d: smooth([[side * 3, -44], [side * 22, -56], [side * 38, -52], [side * 24, -44]]), fill: rgb('#5fa052') }));
  return { half: 42, tall: 106, parts: [
    ...stems, ...leaves, ...bunch,
    { d: smooth([[-9, -46], [-7, -38], [-19, -22], [-15, -4], [-11, 0], [11, 0], [15, -4], [19, -22], [7, -38], [9, -46]], true, 0.4), fill: china }, { d: ellipse(0, -46, 9, 2.4), fill: shade(china, -0.4) },
    { d: 'M-17 -17Q0 -11 17 -17M-17 -25Q0 -19 17 -25', stroke: shade(china, 0.5), width: 1.6 }, { d: ellipse(-9, -24, 2.4, 8, 8), fill: rgb('#ffffff'), alpha: 0.4 },
  ] };
}

/** A plant with large leaves in a pot. @param wished color of the pot */
export function pottedPlant(random: Random, wished?: Rgb): Figure {
  const pot = wished ?? rgb(random.pick(['#c8703f', '#e8e2d4', '#5a7a8a']));
  const green = rgb(random.pick(['#4f9450', '#3f8a5a', '#6a9f48']));
  const leaf = (x: number, y: number, i: number): Part[] => [
    { d: smooth([[x * 0.1, -34], [x * 0.5 - y * 0.06, y * 0.62 - 14], [x, y], [x, y], [x * 0.5 + y * 0.08, y * 0.62 - 8]], true, 0.6), fill: shade(green, i % 2 ? -0.14 : 0.08) },
    { d: `M${x * 0.1} -34Q${x * 0.5} ${y * 0.62 - 11} ${x} ${y}`, stroke: shade(green, -0.3), width: 0.9 },
  ];
  return { half: 46, tall: 104, parts: [
    ...([[-40, -62], [40, -60], [-28, -86], [30, -88], [-10, -100], [14, -103]] as const).flatMap(([x, y], i) => leaf(x, y, i)),
    { d: smooth([[-20, -34], [-20, -34], [-14, 0], [-14, 0], [14, 0], [14, 0], [20, -34], [20, -34]], true, 0.2), fill: pot }, { d: smooth([[-23, -40], [23, -40], [22, -31], [-22, -31]], true, 0.2), fill: shade(pot, 0.16) },
  ] };
}

/** A cactus with two arms and a bloom. */
export function cactus(random: Random, wished?: Rgb): Figure {
  const green = wished ?? rgb(random.pick(['#4a8f52', '#3f8560', '#6a9a4a']));
  const ribs = [-8, 0, 8].map((x): Part => ({ d: `M${x} -94V-2`, stroke: shade(green, -0.22), width: 1.4 }));
  const spines = Array.from({ length: 12 }, (_, i): Part => ({ d: `M${(i % 3) * 8 - 8} ${-12 - i * 6.8}l-3 -2.6m3 2.6l3 -2.6`, stroke: rgb('#f4efdc'), width: 0.9 }));
  return { half: 40, tall: 106, parts: [
    { d: limb([[-8, -36], [-28, -40], [-32, -54], [-31, -70]], 13, 12), fill: shade(green, -0.1) }, { d: limb([[8, -46], [26, -50], [31, -64], [30, -84]], 13, 12), fill: shade(green, 0.06) },
    { d: smooth([[-15, 0], [-15, 0], [-16, -60], [-13, -92], [0, -100], [13, -92], [16, -60], [15, 0], [15, 0]], true, 0.4), fill: green }, ...ribs, ...spines,
    ...[-5, 0, 5].map((x): Part => ({ d: ellipse(x, -101, 3.4, 4.4, x * 6), fill: rgb('#e8568a') })), { d: ellipse(0, -102, 1.8), fill: rgb('#f8d860') },
  ] };
}
