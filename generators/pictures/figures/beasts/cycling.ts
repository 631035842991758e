// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import type { Point } from '../../brush/path.ts';
import type { Figure } from '../../brush/shapes.ts';
import type { Random } from '../../random.ts';
import { crankTo, FROM_SADDLE, pedalsAt } from '../moves/pedalling.ts';
import { placed } from '../together.ts';
import type { Build } from './build.ts';
import { sittingBeast } from './sitting.ts';

/** How long a trunk is that reaches both pedals and grip. */
const TRUNK = 46;

/** Draws a four-legged animal on a bicycle in its figure units, its seat at 0, 0, its paws on the pedals and at the handlebar. @param phase of a turn of the pedals */
export function cyclingBeast(build: Build, random: Random, phase = 0): Figure {
  const scale = TRUNK / Math.max(build.length * 0.74, build.girth * 1.25);
  const near = ([x, y]: Point): Point => [x / scale, y / scale];
  const [first, second] = pedalsAt(phase);
  const rider = sittingBeast(build, random, { holds: true }, { pedals: [near(first), near(second)], bar: near(FROM_SADDLE.bar) });
  const { head, hand = [0, 0], half, tall } = rider;
  return {
    parts: [crankTo(second), crankTo(first), ...placed(rider, { x: 0, y: 0, scale }).parts],
    half: half * scale,
    tall: tall * scale,
    hand: [hand[0] * scale, hand[1] * scale],
    ...(head && { head: { ...head, at: spot(head.at), ...(head.neck && { neck: spot(head.neck) }) } }),
  };

  function spot<S extends { x: number; y: number; scale: number }>(one: S): S {
    return { ...one, x: one.x * scale, y: one.y * scale, scale: one.scale * scale };
  }
}
