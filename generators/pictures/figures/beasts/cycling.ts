// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import type { Point } from '../../brush/path.ts';
import type { Figure, Part } from '../../brush/shapes.ts';
import { rgb } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import { placed } from '../together.ts';
import type { Build } from './build.ts';
import { sittingBeast } from './sitting.ts';

/** From the saddle of a bicycle, in its figure units: the pedals, the near one first, the grip, and the axle between the pedals. */
export const FROM_SADDLE = { pedals: [[16.5, 52], [4, 33]], bar: [44, -9], axle: [10, 42] } as const satisfies { pedals: [Point, Point]; bar: Point; axle: Point };
/** How long a trunk is that reaches both pedals and grip. */
const TRUNK = 46;

/** Draws a four-legged animal on a bicycle in its figure units, its seat at 0, 0, its paws on the pedals and at the handlebar. */
export function cyclingBeast(build: Build, random: Random): Figure {
  const scale = TRUNK / Math.max(build.length * 0.74, build.girth * 1.25);
  const near = ([x, y]: Point): Point => [x / scale, y / scale];
  const [first, second] = FROM_SADDLE.pedals;
  const rider = sittingBeast(build, random, { holds: true }, { pedals: [near(first), near(second)], bar: near(FROM_SADDLE.bar) });
  const { head, hand = [0, 0], half, tall } = rider;
  const [[ax, ay], [px, py]] = [FROM_SADDLE.axle, second];
  // the crank of the far side, which no bicycle shows without a paw on it
  const crank: Part = { d: `M${ax} ${ay}L${px} ${py}M${px - 3.5} ${py}h7`, stroke: rgb('#5a606a'), width: 2 };
  return {
    parts: [crank, ...placed(rider, { x: 0, y: 0, scale }).parts],
    half: half * scale,
    tall: tall * scale,
    hand: [hand[0] * scale, hand[1] * scale],
    ...(head && { head: { ...head, at: spot(head.at), ...(head.neck && { neck: spot(head.neck) }) } }),
  };

  function spot<S extends { x: number; y: number; scale: number }>(one: S): S {
    return { ...one, x: one.x * scale, y: one.y * scale, scale: one.scale * scale };
  }
}
