// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Hands and feet alone, from near. */
import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import type { PersonLook } from '../words/plan.ts';

const SKINS = ['#f2c9a4', '#e0a878', '#b97f54', '#8a5a3c', '#f6d7ba'];
const SLEEVES = ['#3f6ab0', '#c8443c', '#3f8a6a', '#e8e0d2', '#2f3a52'];

/** Points on the other side. */
const mirrored = (points: readonly Point[], side: number): Point[] => points.map(([x, y]) => [x * side, y]);

/** Two hands that come from below and lie open beside each other. @param whose they are @param old with lines and knuckles */
export function bareHands(random: Random, whose?: PersonLook, old = whose?.old ?? false): Figure {
  const skin = whose?.skin ?? rgb(random.pick(SKINS));
  const sleeve = whose?.cloth ?? rgb(random.pick(SLEEVES));
  return { half: 120, tall: 150, parts: [...oneHand(-1, skin, sleeve, old), ...oneHand(1, skin, sleeve, old)] };
}

function oneHand(side: number, skin: Rgb, sleeve: Rgb, old: boolean): Part[] {
  const dim = side < 0 ? 0 : -0.05;
  const at = (points: readonly Point[]) => mirrored(points, side);
  const line: Part['stroke'] = shade(skin, -0.3);
  const fingers: readonly (readonly [Point, Point, Point, number])[] = [
    [[62, -88], [62, -112], [58, -128], 15], [[48, -96], [44, -126], [40, -144], 16], [[33, -98], [27, -128], [24, -147], 16], [[20, -92], [12, -116], [10, -133], 14.5],
  ];
  return [
    { d: smooth(at([[150, 20], [112, -16], [84, -34], [58, -6], [84, 40]]), true, 0.4), fill: shade(sleeve, dim) }, { d: limb(at([[94, -34], [62, -8]]), 15, 15), fill: shade(sleeve, -0.16 + dim) },
    { d: limb(at([[80, -22], [66, -44], [54, -64]]), 42, 40), fill: shade(skin, dim) },
    { d: smooth(at([[70, -50], [72, -76], [66, -94], [44, -104], [20, -100], [14, -84], [22, -62], [44, -46]]), true, 0.6), fill: shade(skin, dim) },
    ...fingers.flatMap(([root, joint, tip, wide], i): Part[] => [
      { d: limb(at([root, joint, tip]), wide, wide * 0.78), fill: shade(skin, dim + (i % 2 ? 0.02 : -0.02)) },
      { d: ellipse(tip[0] * side, tip[1] - 1, wide * 0.22, wide * 0.3), fill: shade(skin, 0.24), alpha: 0.8 },
      ...(old ? [{ d: `M${(joint[0] - 5) * side} ${joint[1]}q${5 * side} -3 ${10 * side} 0M${(joint[0] - 4) * side} ${joint[1] + 5}q${4 * side} -3 ${8 * side} 0`, stroke: line, width: 1, alpha: 0.75 } satisfies Part] : []),
    ]),
    { d: limb(at([[24, -58], [8, -74], [-2, -94]]), 19, 13), fill: shade(skin, dim + 0.04) },
    { d: `M${30 * side} -62Q${38 * side} -78 ${58 * side} -84M${34 * side} -54Q${46 * side} -66 ${64 * side} -66`, stroke: line, width: old ? 1.5 : 1, alpha: old ? 0.7 : 0.35 },
    ...(old ? [{ d: `M${40 * side} -94q${4 * side} 8 ${2 * side} 18M${54 * side} -90q${3 * side} 8 0 16`, stroke: line, width: 1.1, alpha: 0.5 } satisfies Part] : []),
  ];
}

/** Two bare feet on the ground, the legs cut off above. */
export function bareFeet(random: Random, whose?: PersonLook): Figure {
  const skin = whose?.skin ?? rgb(random.pick(SKINS));
  const cloth = whose?.legs ?? rgb(random.pick(['#2f3648', '#4a4038', '#5a6a7c', '#e8e0d2']));
  return { half: 86, tall: 250, parts: [...oneFoot(-1, skin, cloth), ...oneFoot(1, skin, cloth)] };
}

function oneFoot(side: number, skin: Rgb, cloth: Rgb): Part[] {
  const at = (points: readonly Point[]) => mirrored(points, side);
  const dim = side < 0 ? 0 : -0.06;
  const toes: readonly (readonly [number, number, number])[] = [[22, -6, 11], [39, -7, 8], [52, -9, 7], [63, -13, 6.4], [72, -18, 5.6]];
  return [
    { d: limb(at([[36, -216], [36, -120], [36, -60]]), 52, 34), fill: shade(skin, dim) },
    { d: smooth(at([[4, -290], [6, -138], [68, -138], [72, -290]]), true, 0.3), fill: shade(cloth, dim) },
    { d: smooth(at([[19, -66], [14, -36], [10, -12], [26, -2], [60, -6], [78, -20], [66, -44], [54, -66]]), true, 0.6), fill: shade(skin, dim) },
    ...toes.flatMap(([x, y, r]): Part[] => [{ d: ellipse(x * side, y, r, r * 0.92), fill: shade(skin, dim + 0.03) }, { d: ellipse(x * side, y + r * 0.1, r * 0.5, r * 0.42), fill: shade(skin, 0.26), alpha: 0.85 }]),
    { d: ellipse(14 * side, -62, 6, 7), fill: shade(skin, dim - 0.06) }, { d: `M${24 * side} -50Q${36 * side} -40 ${52 * side} -44`, stroke: shade(skin, -0.26), width: 1, alpha: 0.5 },
  ];
}
