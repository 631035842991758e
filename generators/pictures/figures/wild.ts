// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

/** A penguin stands upright: black back, white front, its flippers at its sides or a little away from them. */
export function penguin(random: Random, wished?: Rgb): Figure {
  const back = wished ?? rgb(random.pick(['#23262e', '#2b3038', '#1f2a38']));
  const [white, beak] = [rgb('#f7f5ef'), rgb('#f0a02c')];
  const lift = random.range(0, 9);
  return { half: 38, tall: 94, head: { at: { x: 0, y: -75, scale: 18 }, eyes: [[-0.36, 0.1], [0.36, 0.1]], neck: { x: 0, y: -57, scale: 19 } }, parts: [
    { d: ellipse(-11, -3, 11, 4.2), fill: beak }, { d: ellipse(12, -3, 11, 4.2), fill: beak },
    { d: limb([[-22, -56], [-30 - lift * 0.5, -38], [-31 - lift, -22]], 11, 6), fill: mix(back, [0, 0, 0], 0.25) },
    { d: smooth([[-17, -4], [-27, -20], [-26, -46], [-19, -64], [-17, -80], [0, -93], [17, -80], [19, -64], [26, -46], [27, -20], [17, -4], [0, -2]]), fill: back },
    { d: smooth([[-12, -5], [-19, -20], [-18, -42], [-10, -58], [0, -62], [10, -58], [18, -42], [19, -20], [12, -5], [0, -3]]), fill: white, trunk: 'coat' },
    { d: smooth([[-13, -72], [-10, -82], [-2, -76], [0, -72], [2, -76], [10, -82], [13, -72], [8, -62], [0, -59], [-8, -62]]), fill: white },
    { d: smooth([[-13, -62], [-8, -58], [0, -56], [8, -58], [13, -62], [9, -52], [0, -50], [-9, -52]]), fill: rgb('#f6c64a'), alpha: 0.8 },
    { d: limb([[22, -56], [30 + lift * 0.5, -38], [31 + lift, -22]], 11, 6), fill: mix(back, [255, 255, 255], 0.08) },
    ...eyeAt(-6.4, -73, 2.6), ...eyeAt(6.4, -73, 2.6),
    { d: poly([[-5, -69.5], [5, -69.5], [0, -62.5]]), fill: beak },
  ] };
}

/** A monkey sits with its arms before it and its long tail beside it. */
export function monkey(random: Random, wished?: Rgb, eats = false): Figure {
  const hand: Point = eats ? [9, -47] : [8, -24];
  const coat = wished ?? rgb(random.pick(['#8a5a36', '#7a4c30', '#9c6a40']));
  const [skin, dark] = [rgb('#ecc49c'), mix(coat, [20, 10, 10], 0.25)];
  const parts: Part[] = [
    { d: limb([[14, -8], [36, -4], [46, -20], [38, -38], [30, -30]], 6, 4), fill: dark },
    { d: smooth([[-20, -2], [-26, -20], [-16, -46], [16, -46], [26, -20], [20, -2], [0, 1]]), fill: coat, trunk: 'coat' },
    { d: ellipse(0, -22, 12.5, 17), fill: skin, alpha: 0.9, trunk: 'mark' },
  ];
  for (const side of [-1, 1]) parts.push(
    { d: limb([[side * 14, -12], [side * 28, -22], [side * 24, -4]], 11, 8), fill: dark }, { d: ellipse(side * 27, -3, 9, 3.6), fill: skin },
    { d: ellipse(side * 24, -70, 8), fill: coat }, { d: ellipse(side * 24, -70, 4.6), fill: skin },
  );
  parts.push({ d: ellipse(0, -69, 23, 22), fill: coat }, { d: smooth([[-15, -72], [-12, -82], [-4, -80], [0, -76], [4, -80], [12, -82], [15, -72], [13, -56], [0, -49], [-13, -56]]), fill: skin });
  parts.push(...eyeAt(-6.6, -70, 2.7), ...eyeAt(6.6, -70, 2.7), { d: 'M-2.4 -62l1.6 1m4 -1l-1.6 1', stroke: dark, width: 1.3 }, { d: 'M-7 -57Q0 -52 7 -57', stroke: dark, width: 1.5 });
  parts.push({ d: limb([[-15, -42], [-24, -26], [-8, -22]], 9, 7), fill: coat }, { d: ellipse(-6, -22, 4.6), fill: skin }, { d: limb([[15, -42], eats ? [29, -34] : [25, -28], [hand[0] + 2, hand[1]]], 9, 7), fill: coat }, { d: ellipse(...hand, 4.6), fill: skin });
  return { parts, half: 48, tall: 92, hand, head: { at: { x: 0, y: -69, scale: 22 }, eyes: [[-0.3, -0.05], [0.3, -0.05]], neck: { x: 0, y: -47, scale: 14 } } };
}

/** A frog squats, its eyes on top of its head. */
export function frog(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#5fae4a', '#4a9a52', '#7cb63e']));
  const [pale, dark] = [mix(coat, [250, 248, 214], 0.7), mix(coat, [10, 40, 20], 0.35)];
  const parts: Part[] = [];
  for (const side of [-1, 1]) parts.push({ d: smooth([[side * 18, -30], [side * 46, -30], [side * 44, -10], [side * 22, -6]]), fill: dark }, { d: limb([[side * 36, -12], [side * 24, -3], [side * 50, -2]], 8, 6), fill: dark });
  parts.push({ d: smooth([[-34, -10], [-36, -34], [-24, -56], [24, -56], [36, -34], [34, -10], [0, -2]]), fill: coat }, { d: smooth([[-24, -8], [-26, -28], [0, -36], [26, -28], [24, -8], [0, -3]]), fill: pale, trunk: 'coat' });
  for (const side of [-1, 1]) parts.push({ d: ellipse(side * 18, -60, 10), fill: coat }, { d: ellipse(side * 18, -61, 6.6), fill: rgb('#f6f2d8'), shut: '' }, ...eyeAt(side * 18, -61, 4.2), { d: limb([[side * 18, -22], [side * 20, -8], [side * 16, -2]], 9, 7), fill: coat }, { d: ellipse(side * 17, -2, 8, 3), fill: dark });
  parts.push({ d: 'M-24 -42Q0 -32 24 -42', stroke: dark, width: 1.8 });
  return { parts, half: 54, tall: 71, head: { at: { x: 0, y: -55, scale: 17 }, eyes: [[-1.06, -0.35], [1.06, -0.35]], neck: { x: 0, y: -34, scale: 27 } } };
}

/** A koala sits: furry ears, and a long nose. */
export function koala(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#9a9ca4', '#8f9298', '#a8a4a4']));
  const [pale, dark] = [mix(coat, [255, 252, 246], 0.7), mix(coat, [20, 16, 20], 0.4)];
  const parts: Part[] = [
    { d: smooth([[-22, -2], [-30, -22], [-20, -48], [20, -48], [30, -22], [22, -2], [0, 1]]), fill: coat, trunk: 'coat' }, { d: ellipse(0, -22, 14, 19), fill: pale, alpha: 0.95, trunk: 'mark' },
  ];
  for (const side of [-1, 1]) parts.push(
    { d: limb([[side * 15, -12], [side * 26, -10], [side * 20, -2]], 13, 9), fill: dark },
    { d: smooth([[side * 16, -78], [side * 24, -94], [side * 38, -92], [side * 42, -78], [side * 34, -66], [side * 22, -66]]), fill: coat }, { d: ellipse(side * 31, -79, 7.4), fill: pale },
  );
  parts.push({ d: smooth([[-26, -66], [-20, -86], [0, -91], [20, -86], [26, -66], [16, -50], [0, -46], [-16, -50]]), fill: coat }, ...eyeAt(-12, -72, 2.9), ...eyeAt(12, -72, 2.9));
  parts.push({ d: smooth([[-5, -76], [0, -79], [5, -76], [6.4, -64], [0, -58], [-6.4, -64]]), fill: mix(dark, [20, 18, 24], 0.7) }, { d: 'M-5 -53Q0 -50 5 -53', stroke: dark, width: 1.4 });
  parts.push({ d: limb([[-17, -44], [-24, -28], [-8, -24]], 11, 8), fill: coat, trunk: 'coat' }, { d: limb([[17, -44], [25, -29], [9, -25]], 11, 8), fill: coat, trunk: 'coat' });
  return { parts, half: 46, tall: 95, hand: [8, -25], head: { at: { x: 0, y: -70, scale: 24 }, eyes: [[-0.5, -0.08], [0.5, -0.08]], neck: { x: 0, y: -47, scale: 15 } } };
}
