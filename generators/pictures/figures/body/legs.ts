// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The legs of people: thigh, calf and ankle, bare or in trousers, and shoes with soles. */
import { band, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../../light/colour.ts';

/** Shoes and their soles, those of leather first. */
const SHOES = [['#33282a', '#6a5c58'], ['#5a3a2a', '#2e2220'], ['#e9e4da', '#b4553f'], ['#33415e', '#e4e0d8']].map(([upper = '', sole = '']): readonly [Rgb, Rgb] => [rgb(upper), rgb(sole)]);

interface Leg {
  /** Of the skin, or of the trousers. */
  colour: Rgb;
  bare: boolean;
  /** Whether it is the one behind, in shade. */
  far: boolean;
  /** Chooses the shoes. */
  seed: number;
  /** Whether the shoes are of leather, as they go with a uniform, a robe, and the old. */
  formal: boolean;
  /** Color of shoes that belong to the clothes. */
  shoe?: Rgb;
  /** Which way the foot points: 1 to the right. */
  toe: -1 | 1;
}

const half = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** How many of the shoes are of leather. */
const LEATHER = 2;

/** A leg along hip, knee and foot, with its shoe. */
export function legOf(points: readonly Point[], { colour, bare, far, seed, formal, shoe, toe }: Leg): Part[] {
  const [hip = [0, 0], knee = [0, 0], foot = [0, 0]] = points;
  const cloth = shade(colour, far ? -0.18 : 0);
  const along = [hip, half(hip, knee, 0.5), knee, half(knee, foot, 0.36), half(knee, foot, 0.92)];
  const parts: Part[] = [{ d: band(along, bare ? [8.4, 7.4, 5.4, 5.7, 3.5] : [9.2, 8.4, 6.6, 6, 5.4]), fill: cloth }];
  if (!bare) {
    const [hemX, hemY] = half(knee, foot, 0.84);
    const fold = shade(cloth, -0.3);
    // cloth breaks at the knee and over the shoe
    parts.push({ d: `M${knee[0] - 2.6} ${knee[1] - 0.6}q2.4 1.5 4.6 0.2M${hemX - 2.3} ${hemY}q2 1.5 4.4 0.4`, stroke: fold, width: 0.7, alpha: 0.6 });
  }
  // who lifts a foot from the ground tips it with the shin
  const raised = foot[1] < -6 ? Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) : 0;
  return [...parts, ...shoeAt(foot, Math.max(-1, Math.min(1, -raised * 0.8)), toe, shoe ? [shoe, shade(shoe, -0.25)] : (SHOES[Math.abs(seed) % (formal ? LEATHER : SHOES.length)] ?? [shade(colour, -0.5), shade(colour, -0.7)]), far)];
}

/** A shoe around the ankle of a foot. @param turn radians about it */
function shoeAt([x, y]: Point, turn: number, toe: -1 | 1, [upper, sole]: readonly [Rgb, Rgb], far: boolean): Part[] {
  const leather = shade(upper, far ? -0.15 : 0);
  const at = { x, y, scale: 1, ...(turn !== 0 && { turn }), ...(toe < 0 && { mirror: true }) };
  return [
    { d: smooth([[-3.5, -2.4], [-2.4, -3.4], [1.6, -3.4], [3.4, -1.9], [6.9, -0.6], [7.9, 1.3], [7.4, 2], [-3.3, 2]], true, 0.42), fill: leather, at },
    { d: 'M-3.6 1.9Q2 2.7 7.9 1.9', stroke: sole, width: 1.2, at },
    { d: 'M2.1 -2.6L3.5 -1.2M3.5 -2L4.9 -0.8', stroke: mix(leather, [255, 255, 255], 0.4), width: 0.55, alpha: 0.7, at },
  ];
}
