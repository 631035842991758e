// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, type Point, smooth } from '../brush/path.ts';
import type { Figure, Head, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { between, headInAir, hopAt, inAir } from './hop.ts';

/** How high it hops, in units of the figure. */
const HIGH = 26;

const CROUCHED: readonly Point[] = [[-30, -6], [-33, -22], [-21, -39], [0, -43], [18, -37], [23, -20], [12, -6], [-12, -3]];
const STRETCHED: readonly Point[] = [[-36, -22], [-36, -36], [-18, -47], [6, -50], [26, -47], [31, -36], [12, -26], [-16, -20]];

/** A rabbit in a part of its hop, facing right. */
export function hoppingRabbit(coat: Rgb, part: number): Figure {
  const { air, up, dive } = hopAt(part);
  const [dark, pink] = [shade(coat, -0.16), rgb('#eeb0ac')];
  const way = (crouched: Point, stretched: Point): Point => between(crouched, stretched, air);
  const [hx, hy] = way([26, -46], [40, -52]);
  const hind = (shift: number, fill: Rgb): Part[] => {
    const moved = (crouched: Point, stretched: Point): Point => { const [x, y] = way(crouched, stretched); return [x + shift, y]; };
    const [hip, knee, heel, toe] = [moved([-17, -20], [-24, -32]), moved([-4, -12], [-42, -26]), moved([-20, -5], [-56, -18]), moved([0, -3], [-70, -12])];
    return [{ d: limb([hip, knee, heel], 19, 8), fill }, { d: limb([heel, toe], 7.5, 6), fill }];
  };
  const fore = (shift: number, fill: Rgb): Part[] => {
    const [x, y] = way([20, -3], [50, -27]);
    return [{ d: limb([way([14, -26], [22, -38]), way([17, -13], [37, -35]), [x + shift, y]], 9, 6.4), fill }, { d: ellipse(x + shift + 2, y, 6, 3.4), fill }];
  };
  const ear = (x: number, lean: number, fill: Rgb): Part[] => {
    const at = { x: hx + x, y: hy - 9, scale: 1, turn: lean - air * 0.85 };
    return [{ d: smooth([[-4, 3], [-7, -23], [0, -43], [6, -23], [6, 3]]), fill, at }, { d: smooth([[-1, 0], [-3.4, -22], [0, -36], [2.8, -22], [3, 0]]), fill: pink, alpha: 0.8, at }];
  };
  const face = { x: hx - 23, y: hy + 48, scale: 1 };
  const [tx, ty] = way([-32, -15], [-39, -33]);
  const parts: Part[] = [
    ...hind(7, shade(coat, -0.28)), ...fore(-6, shade(coat, -0.28)), { d: ellipse(tx, ty, 8.5), fill: rgb('#fdfaf4') }, ...ear(-2, 0.16, dark),
    { d: smooth(CROUCHED.map((point, i) => way(point, STRETCHED[i] ?? point))), fill: coat, trunk: 'coat' },
    ...hind(0, shade(coat, -0.07)), ...fore(0, coat), ...ear(-9, -0.06, coat),
    { d: smooth([[4, -44], [8, -58], [24, -62], [37, -52], [38, -42], [28, -33], [12, -34]]), fill: coat, at: face },
    { d: ellipse(26, -50, 2.8, 3.2), fill: rgb('#2a1c20'), at: face }, { d: ellipse(27, -51.4, 1), fill: rgb('#ffffff'), at: face },
    { d: ellipse(38, -46, 1.8, 1.4), fill: rgb('#d98a88'), at: face }, { d: ellipse(31, -41, 3.4, 2.2), fill: pink, alpha: 0.5, at: face },
  ];
  const head: Head = { at: { x: face.x + 20, y: face.y - 48, scale: 14 }, eyes: [[0.43, -0.14]], neck: { x: face.x + 10, y: face.y - 38, scale: 12, turn: 0.8 } };
  return { parts: inAir(parts, up * HIGH, dive * 0.3, [0, -30]), half: 76, tall: 121, below: 2, head: headInAir(head, up * HIGH, dive * 0.3, [0, -30]) };
}
