// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, limb, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [gold, skin, hair] = [rgb('#e8b83a'), rgb('#e8b890'), rgb('#2a2226')];

/** A dragon boat with its crew, its head at the right: rowers in a row, and a drummer before them. */
export function dragonBoat(random: Random, wished?: Rgb): Figure {
  const hull = wished ?? rgb(random.pick(['#c8382e', '#2f7a5a', '#2f5fa0']));
  const shirt = rgb(random.pick(['#f0c83a', '#e8703a', '#4a8ad0']));
  const rower = (x: number): Part[] => [
    { d: smooth([[x - 7, -18], [x - 6, -36], [x + 4, -40], [x + 8, -34], [x + 6, -18]], true, 0.3), fill: shirt, stroke: shade(shirt, -0.4), width: 0.7 }, { d: ellipse(x + 3, -46, 6.4), fill: skin }, { d: smooth([[x - 3, -46], [x - 2, -52], [x + 4, -53.4], [x + 9.4, -49], [x + 3, -49]], true, 0.3), fill: hair }, { d: box(x - 3.4, -50.4, 12.6, 2.2, 1), fill: rgb('#c8382e') }, { d: limb([[x + 3, -35], [x + 12, -30], [x + 17, -35]], 4.4, 3.4), fill: skin }, { d: `M${x + 19} -46L${x + 9} 2`, stroke: rgb('#a8763a'), width: 2.2 }, { d: ellipse(x + 8, 4, 3, 7, 12), fill: rgb('#b8864a') },
  ];
  const scales = Array.from({ length: 19 }, (_, i): Part => ({ d: `M${-112 + i * 11.4} -13a5.7 6 0 0 0 11.4 0`, stroke: gold, width: 1.6 }));
  return { half: 156, tall: 74, below: 8, parts: [
    { d: limb([[-118, -16], [-140, -26], [-150, -44], [-142, -56]], 10, 3), fill: hull, stroke: shade(hull, -0.45), width: 1 }, ...[-144, -150].map((x, i): Part => ({ d: smooth([[x, -40 - i * 8], [x - 12, -44 - i * 10], [x - 2, -50 - i * 8]], true, 0.3), fill: gold })), ...[-100, -72, -44, -16, 12, 40].flatMap(rower),
    { d: box(66, -36, 17, 18, 4), fill: rgb('#c8382e'), stroke: gold, width: 1.6 }, { d: ellipse(74.5, -36, 8.6, 2.6), fill: rgb('#f0e2c0') }, { d: smooth([[88, -18], [89, -38], [96, -42], [103, -36], [103, -18]], true, 0.3), fill: rgb('#f4efe4') }, { d: ellipse(95, -48, 6.4), fill: skin }, { d: smooth([[89, -48], [90, -54], [96, -55.4], [101, -51], [95, -51]], true, 0.3), fill: hair }, { d: limb([[93, -37], [86, -44], [80, -41]], 4.2, 3), fill: skin }, { d: 'M80 -41L72 -38', stroke: rgb('#a8763a'), width: 1.8 },
    { d: smooth([[-124, -18], [-124, -18], [-60, -14], [60, -14], [118, -22], [118, -22], [106, -2], [80, 6], [-80, 6], [-110, -2]], true, 0.3), fill: hull, stroke: shade(hull, -0.45), width: 1.2 }, ...scales, { d: 'M-122 -17Q0 -11 116 -21', stroke: gold, width: 2.4 },
    { d: limb([[108, -12], [126, -30], [130, -50]], 17, 11), fill: hull, stroke: shade(hull, -0.45), width: 1 }, { d: smooth([[122, -50], [124, -62], [136, -66], [148, -60], [156, -54], [152, -48], [140, -48], [150, -42], [140, -40], [126, -44]], true, 0.3), fill: hull, stroke: shade(hull, -0.45), width: 1 }, { d: limb([[128, -62], [120, -74], [112, -70]], 3, 1.4), fill: gold }, { d: ellipse(136, -58, 3.6), fill: rgb('#ffffff') }, { d: ellipse(137, -58, 1.9), fill: hair }, { d: 'M150 -52q10 -2 10 -10M140 -40l-3 10M134 -41l-5 8', stroke: gold, width: 1.8 }, { d: 'M112 -24l6 -12M117 -30l4 -14', stroke: gold, width: 2.4 },
  ] };
}
