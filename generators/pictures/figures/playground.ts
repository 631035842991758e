// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const tint = (random: Random, wished?: Rgb): Rgb => wished ?? rgb(random.pick(['#d8483c', '#3f86c8', '#f0b43a', '#4aa070']));

/** Where the ropes of a swing hang. */
export const BAR: Point = [0, -149];

/** A swing on its frame; its board is 44 high. Its last part is the rope in front. */
export function swing(random: Random, wished?: Rgb): Figure {
  const frame = tint(random, wished);
  const post = (x: number, tx: number): Part => ({ d: limb([[x, -150], [(x + tx) / 2, -75], [tx, 0]], 5, 5), fill: shade(frame, -0.1) });
  return { half: 72, tall: 154, parts: [
    post(-52, -66), post(-52, -40), post(52, 40), post(52, 66), { d: box(-58, -154, 116, 7, 3), fill: frame },
    { d: 'M-17 -148V-42', hangs: BAR, stroke: rgb('#7a6a58'), width: 2 }, { d: box(-23, -45, 46, 6, 2), hangs: BAR, fill: rgb('#8a5a36') }, { d: 'M17 -148V-42', hangs: BAR, stroke: rgb('#7a6a58'), width: 2 },
  ] };
}

/** A slide, its ladder at the left. Its last part is the side of the chute. */
export function slide(random: Random, wished?: Rgb): Figure {
  const chute = tint(random, wished);
  const steel = rgb('#9aa2ac');
  const rungs = [-14, -32, -50, -68].map((y): Part => ({ d: `M${-84 - y * 0.2} ${y}H${-62 - y * 0.2}`, stroke: steel, width: 3 }));
  return { half: 92, tall: 120, parts: [
    { d: 'M-84 0L-68 -88V-112M-62 0L-46 -88V-112M-40 -82V0', stroke: steel, width: 4 }, ...rungs, { d: box(-72, -90, 38, 6, 2), fill: shade(chute, -0.3) }, { d: 'M-70 -112Q-58 -122 -46 -112', stroke: steel, width: 4 },
    { d: smooth([[-38, -92], [-38, -92], [-10, -66], [26, -32], [56, -14], [88, -12], [88, -12], [88, -4], [88, -4], [54, -5], [20, -22], [-16, -58], [-38, -80], [-38, -80]], true, 0.4), fill: shade(chute, 0.2) },
    { d: smooth([[-38, -86], [-38, -86], [-12, -60], [24, -25], [55, -8], [90, -6], [90, -6], [90, 0], [90, 0], [52, 0], [16, -17], [-20, -53], [-38, -74], [-38, -74]], true, 0.4), fill: chute },
  ] };
}

/** A castle of sand with a flag, and a bucket. */
export function sandcastle(random: Random): Figure {
  const sand = rgb('#e3c184');
  const dark = shade(sand, -0.22);
  const tower = (x: number, w: number, h: number): Part[] => [
    { d: poly([[x - w * 0.6, 0], [x + w * 0.6, 0], [x + w * 0.5, -h], [x - w * 0.5, -h]]), fill: x > 0 ? shade(sand, -0.06) : sand }, ...[-0.5, -0.1, 0.3].map((k): Part => ({ d: box(x + k * w, -h - 6, w * 0.22, 7), fill: sand })),
  ];
  return { half: 58, tall: 74, parts: [
    ...tower(0, 26, 50), ...tower(-26, 18, 34), ...tower(26, 18, 34), { d: smooth([[-48, 0], [-40, -14], [0, -19], [40, -14], [48, 0]], true, 0.4), fill: sand },
    { d: smooth([[-7, 0], [-7, -10], [0, -15], [7, -10], [7, 0]], true, 0.5), fill: dark }, ...[[-26, -24], [26, -24], [0, -36]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 2.4, 3.6), fill: dark })),
    { d: 'M0 -56V-74', stroke: rgb('#6a4a34'), width: 1.6 }, { d: poly([[0, -74], [14, -69], [0, -64]]), fill: tint(random) }, { d: poly([[42, -14], [56, -14], [54, 0], [44, 0]]), fill: tint(random) }, { d: 'M42 -14Q49 -25 56 -14', stroke: rgb('#8a8e96'), width: 1.4 },
  ] };
}
