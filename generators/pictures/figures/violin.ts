// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { swing } from './playing.ts';

const ebony = rgb('#2a1c1a');

/** A violin with its bow across the strings, or beside it if nobody plays it. @param beat phase of the beat, for clips */
export function violin(random: Random, wished?: Rgb, played = false, beat?: number): Figure {
  // along the bow
  const at = { x: 16 * swing(beat), y: -2.7 * swing(beat), scale: 1 };
  const wood = wished ?? rgb(random.pick(['#b5622c', '#a0522a', '#c0743a']));
  const holes: Part[] = [-1, 1].flatMap((side): Part[] => [{ d: `M${side * 7} -31Q${side * 12} -27 ${side * 9} -22Q${side * 6} -17 ${side * 11} -14`, stroke: ebony, width: 1.5 }, { d: ellipse(side * 7, -31, 1.5), fill: ebony }, { d: ellipse(side * 11, -14, 1.5), fill: ebony }]);
  const bow: Part[] = played
    ? [{ d: 'M-40 -18L44 -32', stroke: rgb('#fbf6e8'), width: 1.6, at }, { d: 'M-42 -21Q0 -34 45 -35', stroke: rgb('#5a3020'), width: 2.2, at }, { d: box(38, -38, 8, 5, 1.4), fill: ebony, at }]
    : [{ d: 'M36 -4L50 -98', stroke: rgb('#fbf6e8'), width: 1.6 }, { d: 'M32 -3Q42 -48 47 -99', stroke: rgb('#5a3020'), width: 2.2 }, { d: box(30, -10, 7, 9, 1.6), fill: ebony }];
  return { half: 54, tall: 108, below: 2, parts: [
    { d: smooth([[0, -64], [15, -61], [19, -50], [13, -41], [11, -33], [15, -25], [23, -17], [23, -5], [12, 0], [0, 1], [-12, 0], [-23, -5], [-23, -17], [-15, -25], [-11, -33], [-13, -41], [-19, -50], [-15, -61]]), fill: shade(wood, -0.34) },
    { d: smooth([[0, -61], [13, -58], [16, -50], [11, -42], [9, -33], [13, -24], [20, -16], [20, -6], [11, -2], [0, -1.4], [-11, -2], [-20, -6], [-20, -16], [-13, -24], [-9, -33], [-11, -42], [-16, -50], [-13, -58]]), fill: wood }, { d: smooth([[-13, -56], [-4, -59], [-6, -44], [-10, -44]]), fill: shade(wood, 0.26), alpha: 0.7 },
    ...holes, { d: box(-3.4, -96, 6.8, 58, 2), fill: ebony }, { d: smooth([[-3, -92], [-5, -102], [0, -108], [6, -105], [5, -98], [3, -92]]), fill: shade(wood, -0.2) }, { d: ellipse(1, -103, 2), fill: ebony }, { d: 'M-9 -98H9M-9 -94H9', stroke: ebony, width: 2.2 }, { d: box(-7.4, -26, 14.8, 2.6, 1), fill: rgb('#ecd0a0') }, { d: smooth([[-4, -16], [4, -16], [2.6, -1], [-2.6, -1]]), fill: ebony }, { d: ellipse(-12, -3, 6.4, 4.4), fill: ebony },
    { d: 'M-2 -94V-12M-0.6 -94V-12M0.8 -94V-12M2.2 -94V-12', stroke: rgb('#f0e6d2'), width: 0.5 }, ...bow,
  ] };
}
