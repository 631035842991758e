// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Head, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';
import { between, headInAir, hopAt, inAir, lifted } from './hop.ts';

/** How high it hops, in units of the figure. */
const HIGH = 30;
const HIP: Point = [-5, -34];

/** A kangaroo stands on its hind legs and its tail. @param part of its hop, if it hops @param idle how far it has moved, 0..1 */
export function kangaroo(random: Random, wished?: Rgb, part?: number, idle = 0): Figure {
  const coat = wished ?? rgb(random.pick(['#b5804e', '#a56a40', '#9c8a78']));
  const { air, up, dive } = part === undefined ? { air: 0, up: 0, dive: 0 } : hopAt(part);
  const lean = part === undefined ? idle * 0.1 : 0.3 + air * 0.42;
  const way = (stood: Point, flies: Point): Point => between(stood, flies, air);
  const dark = shade(coat, -0.24);
  const parts: Part[] = [
    ...legs(way, dark, 8), { d: limb([way([-12, -30], [-14, -38]), way([-34, -13], [-38, -38]), way([-58, -5], [-60, -42]), way([-80, -4 - idle * 5], [-84, -36])], 17, 5), fill: shade(coat, -0.08) },
    ...inAir(upper(coat, dark, lean - idle * 0.24), 0, lean, HIP),
    ...legs(way, coat, 0),
  ];
  const bow = -(lean - idle * 0.24) * 0.8;
  const skull: Head = { at: lifted({ x: 22, y: -97, scale: 11 }, 0, bow, [14, -94]), eyes: [[0, -0.27]], neck: { x: 9, y: -84, scale: 8, turn: 0.35 } };
  const head = headInAir(skull, 0, lean, HIP);
  if (part === undefined) return { parts, half: 84, tall: 127, head };
  return { parts: inAir(parts, up * HIGH, dive * 0.22, [0, -40]), half: 90, tall: 146, below: 4, head: headInAir(head, up * HIGH, dive * 0.22, [0, -40]) };
}

/** A hind leg: a strong thigh, and a long foot. */
function legs(way: (stood: Point, flies: Point) => Point, fill: Rgb, shift: number): Part[] {
  const at = (stood: Point, flies: Point): Point => { const [x, y] = way(stood, flies); return [x + shift, y]; };
  const [hip, knee, heel, toe] = [at([-8, -36], [-6, -38]), at([13, -23], [12, -22]), at([-9, -7], [-22, -8]), at([27, -3], [-46, 4])];
  const paw = at([14, -3.4], [-36, 0]);
  return [
    { d: limb([hip, [(hip[0] + knee[0]) / 2 + 1, (hip[1] + knee[1]) / 2], knee], 32, 17), fill },
    { d: limb([knee, heel], 13, 8), fill }, { d: limb([heel, paw, toe], 9, 5), fill: shade(fill, -0.1) },
  ];
}

/** Body, arms, neck and head, upright. @param bow what the head does not follow of the body's lean */
function upper(coat: Rgb, dark: Rgb, bow: number): Part[] {
  const pale = mix(coat, [255, 248, 236], 0.62);
  const arm = (shift: number, fill: Rgb): Part[] => [{ d: limb([[11 + shift, -72], [21 + shift, -60], [29 + shift, -53]], 8.5, 5), fill }, { d: ellipse(31 + shift, -52, 4.4, 3), fill: shade(fill, -0.35) }];
  const ear = (x: number, fill: Rgb): Part[] => [{ d: smooth([[x, -104], [x - 6, -116], [x - 3, -127], [x + 4, -118], [x + 6, -105]]), fill }, { d: smooth([[x + 1, -106], [x - 3, -116], [x - 2, -122], [x + 2, -116], [x + 3.4, -106]]), fill: rgb('#e0a698'), alpha: 0.8 }];
  const head: Part[] = [
    ...ear(18, dark), ...ear(11, coat),
    { d: smooth([[6, -99], [12, -108], [23, -108], [34, -99], [43, -93], [43, -88], [33, -86], [18, -88], [8, -91]]), fill: coat },
    { d: smooth([[43, -92], [42, -88], [33, -86], [22, -88], [30, -93]]), fill: pale, alpha: 0.9 },
    ...eyeAt(22, -100, 2.7), { d: ellipse(42.4, -92.4, 2.4, 1.9), fill: rgb('#2a2022') },
  ];
  return [
    ...arm(5, dark),
    { d: smooth([[-22, -26], [-23, -44], [-12, -62], [1, -78], [12, -80], [18, -70], [17, -52], [13, -32], [0, -20], [-14, -20]]), fill: coat, trunk: 'coat' },
    { d: smooth([[12, -72], [17, -66], [16, -50], [12, -32], [4, -24], [5, -44], [8, -60]]), fill: pale, alpha: 0.9, trunk: 'mark' },
    { d: 'M4 -38Q11 -34 15 -40', stroke: shade(pale, -0.28), width: 1.3, trunk: 'mark' },
    { d: limb([[6, -70], [9, -86], [15, -97]], 14, 13), fill: coat },
    ...inAir(head, 0, -bow * 0.8, [14, -94]), ...arm(0, shade(coat, -0.06)),
  ];
}
