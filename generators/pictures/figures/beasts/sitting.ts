// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../../brush/path.ts';
import type { Figure, Head, Part, Spot } from '../../brush/shapes.ts';
import { type Rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import { inAir } from '../hop.ts';
import type { Body, Build, Doing } from './build.ts';
import { marksOf } from './coat.ts';
import { headOf, neckAt, SIDE_EYE } from './head.ts';
import { idleAt } from './idle.ts';
import { tailOf } from './tail.ts';

/** How far the back is raised from the ground, in radians: on its forelegs, upright with the paws free, or bent over a handlebar. */
const RAISED = { paws: 0.98, hands: 1.28, astride: 0.72 } as const;

/** Where the paws of one on a saddle are: on the pedals, the near one first, and at the handlebar. */
export interface Reach {
  pedals: readonly [Point, Point];
  bar: Point;
}

/**
 * Draws a four-legged animal that sits, facing right. With `holds` it sits upright like a person, its forelegs bent before its chest.
 * @param astride where its paws are if it sits on a saddle
 */
export function sittingBeast(build: Build, random: Random, { holds = false, drinks = false, eats = false, idle }: Pick<Doing, 'holds' | 'drinks' | 'eats' | 'idle'>, astride?: Reach): Figure {
  const { coat, girth: g, hoofWidth, shins } = build;
  const long = Math.max(build.length * 0.74, g * 1.25);
  const turn = -(astride ? RAISED.astride : holds ? RAISED.hands : RAISED.paws);
  const [along, up] = [Math.cos(turn), Math.sin(turn)];
  const rump: Point = [-long * (holds ? 0.16 : 0.3), -g * 0.5];
  const middle: Point = [rump[0] + (along * long) / 2, rump[1] + (up * long) / 2];
  // the body of a standing animal, turned around its middle
  const body: Body = { front: long / 2, back: -g / 2, girth: g };
  const spot: Spot = { x: middle[0], y: middle[1], scale: 1, turn };
  const at = ([x, y]: Point): Point => [middle[0] + x * along - y * up, middle[1] + x * up + y * along];
  const { nod, swing } = idleAt(idle);
  const neck = at([body.front * 0.86, -g * 0.1]);
  const raise = Math.max(build.neck[1] * 0.85, build.head * 0.5);
  const head: Point = [neck[0] + Math.max(build.neck[0] * 0.7, build.head * 0.2) + nod * build.head * 0.3, neck[1] - raise + nod * build.head * 0.5];
  const dark = shade(coat, -0.3);
  const woolly = build.marks?.how === 'wool' || build.marks?.how === 'spines';
  const mouth: Point = [head[0] + build.head * 0.55 + build.snout * 0.95, head[1] + build.head * 0.55];
  const taken: Point | undefined = astride?.bar ?? (eats ? [mouth[0] + 6, mouth[1] + 9] : drinks ? mouth : undefined);
  const far = foreleg(build, at([body.front * 0.5, g * 0.3]), holds, -3, taken);
  const near = foreleg(build, at([body.front * 0.52, g * 0.36]), holds, 0, taken);
  const thigh: Point = [rump[0] + g * 0.3, -g * 0.46];
  const reach = Math.max(g * 0.5, Math.min(build.leg, g) * 0.8);
  const toe: Point = [thigh[0] + reach, -hoofWidth * 0.44];
  const paw = (shift: number, colour: typeof coat): Part[] => astride ? pedalling(build, thigh, astride.pedals[shift === 0 ? 0 : 1], colour) : [
    { d: limb([[thigh[0] + shift, toe[1] - 1], [toe[0] + shift, toe[1]]], hoofWidth * 1.1, hoofWidth), fill: shins ?? colour },
    { d: ellipse(toe[0] + shift, toe[1], hoofWidth * 0.9, hoofWidth * 0.48), fill: build.hoof ?? shade(shins ?? colour, -0.06) },
  ];
  const width = Math.min(build.neckWidth, g * 0.9);
  const tail = build.tail === 'plume' ? tailOf(build, rump[0] - g * 0.1, -g * 0.9, 'rests') : tailOf(build, rump[0] - g * 0.26, -g * 0.98, 'rests');
  const parts: Part[] = inAir(tail, 0, swing * 0.16, [rump[0], -g * 0.3]);
  parts.push(...paw(hoofWidth * 0.7, dark), ...far.parts.map((one) => ({ ...one, fill: shade(one.fill ?? coat, -0.28) })));
  parts.push({ d: limb([at([body.front * 0.3, 0]), neck, head], g * 0.86, width * 0.8), fill: coat });
  parts.push({ d: smooth([[-body.front, -g * 0.14], [-body.front * 0.8, -g * 0.48], [0, -g * 0.42], [body.front * 0.62, -g * 0.46], [body.front * 0.98, -g * 0.1], [body.front * 0.86, g * 0.32], [0, g * 0.5], [-body.front * 0.9, g * 0.4]]), fill: coat, at: spot, trunk: 'coat' });
  if (build.humps) for (let i = 0; i < build.humps; i++) parts.push({ d: smooth([[body.front * (-0.6 + i * 0.6), -g * 0.3], [body.front * (-0.46 + i * 0.6), -g * 0.84], [body.front * (-0.26 + i * 0.6), -g * 0.84], [body.front * (-0.08 + i * 0.6), -g * 0.3]]), fill: shade(coat, -0.06), at: spot });
  if (build.belly) parts.push({ d: smooth([[-body.front * 0.5, g * 0.26], [body.front * 0.3, g * 0.18], [body.front * 0.98, -g * 0.02], [body.front * 0.84, g * 0.3], [0, g * 0.47], [-body.front * 0.5, g * 0.44]]), fill: build.belly, alpha: 0.9, at: spot, trunk: 'mark' });
  const marks = marksOf({ ...build, neck: [0, 0] }, body, random).map((one): Part => ({ ...one, at: spot, trunk: 'mark' }));
  const haunch: Part[] = [{ d: smooth([[rump[0] - g * 0.34, -g * 0.1], [rump[0] - g * 0.3, -g * 0.66], [thigh[0] + g * 0.06, -g * 0.92], [thigh[0] + g * 0.44, -g * 0.56], [thigh[0] + g * 0.3, -hoofWidth * 0.4], [rump[0], 0]]), fill: shade(coat, -0.05) }];
  if (build.marks?.how === 'net') for (const t of [0.12, 0.3, 0.48, 0.66, 0.84]) for (const side of [-0.16, 0.2]) marks.push({ d: ellipse(neck[0] + (head[0] - neck[0]) * t + side * width, neck[1] + (head[1] - neck[1]) * (t + side * 0.2), width * 0.15, width * 0.2), fill: build.marks.colour });
  // wool and spines cover the haunch
  parts.push(...(woolly ? [...haunch, ...marks] : [...marks, ...haunch]), ...paw(0, coat));
  if (!holds) parts.push(...near.parts);
  if (build.mane) parts.push({ d: limb([[head[0] - build.head * 0.5, head[1] - build.head * 0.8], [neck[0] - width * 0.55, (neck[1] + head[1]) / 2], at([body.front * 0.4, -g * 0.5])], build.head * 0.8, build.head * 0.9), fill: build.mane });
  parts.push(...headOf(build, undefined, random).map((one): Part => ({ ...one, at: { x: head[0], y: head[1], scale: 1, turn: nod * 0.2 } })));
  if (holds) parts.push(...near.parts);
  const h = build.head;
  const crown = h * (build.antlers ? 3.3 : build.ruff ? 2.1 : build.ears === 'long' || build.ears === 'dish' || build.horns === 'spiral' ? 2.8 : 1.7);
  const behind = -rump[0] + g * (build.tail === 'brush' || build.tail === 'ringed' ? 2 : build.tail === 'plume' || build.tail === 'long' ? 1.4 : 0.8);
  const before = Math.max(head[0] + h * 0.7 + build.snout, toe[0] + hoofWidth, near.hand[0] + 4, build.trunk ? head[0] + h * 2.8 : 0);
  const worn: Head = { at: { x: head[0], y: head[1], scale: h, turn: nod * 0.2 }, eyes: [SIDE_EYE], neck: neckAt(neck, head, width) };
  return { parts, half: Math.max(behind, before), tall: -head[1] + crown, hand: near.hand, head: worn };
}

/** A hind leg that reaches down to a pedal, its knee before it. */
function pedalling({ girth, legWidth, hoofWidth, shins, hoof }: Build, [x, y]: Point, [px, py]: Point, colour: Rgb): Part[] {
  const knee: Point = [(x + px) / 2 + girth * 0.42, y + (py - y) * 0.4];
  const thick = Math.max(legWidth, girth * 0.36);
  return [
    { d: limb([[x, y], knee], thick * 1.5, thick), fill: colour }, { d: limb([knee, [px - hoofWidth * 0.2, py - hoofWidth * 0.4]], thick, hoofWidth * 1.1), fill: shins ?? colour },
    { d: ellipse(px + hoofWidth * 0.2, py - hoofWidth * 0.4, hoofWidth, hoofWidth * 0.5), fill: hoof ?? shade(shins ?? colour, -0.06) },
  ];
}

/** A foreleg from its shoulder: to the ground, or bent so that its paw is before the chest or at the mouth. */
function foreleg({ coat, leg, legWidth, hoofWidth, girth, shins, hoof }: Build, [x, y]: Point, holds: boolean, shift: number, mouth?: Point): { parts: Part[]; hand: Point } {
  const arm = Math.min(Math.max(leg, girth * 0.7), girth * 1.15);
  const thick = Math.min(legWidth, girth * 0.42);
  const colour = shins ?? coat;
  const hand: Point = holds && mouth ? [mouth[0] + shift * 0.6, mouth[1] + shift * 0.3] : holds ? [x + arm * 0.62 + shift, y + arm * 0.3 + shift] : [x + girth * 0.12 + shift * 1.4, -hoofWidth * 0.44];
  const points: Point[] = holds ? [[x, y], mouth ? [(x + hand[0]) / 2 + arm * 0.12, Math.max(y, hand[1]) + arm * 0.34] : [x + arm * 0.16, y + arm * 0.5], hand] : [[x, y], [x + girth * 0.08 + shift, y * 0.5], [hand[0] - hoofWidth * 0.2, hand[1]]];
  return {
    parts: [
      { d: limb(points, thick * 1.1, hoofWidth), fill: colour, ...(holds && { trunk: 'coat' as const }) },
      { d: ellipse(hand[0], hand[1], hoofWidth * 0.72, hoofWidth * (holds ? 0.6 : 0.46)), fill: hoof ?? shade(colour, -0.06) },
    ],
    hand,
  };
}
