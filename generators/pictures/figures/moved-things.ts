/** How people push, pull and carry what has no handle for it. */
import type { Figure } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import type { FigureName, Relation } from '../words/plan.ts';
import { SEATS, type Seat } from './seats.ts';
import type { Post, Station } from './station.ts';
import type { Worker } from './stations.ts';

/** How somebody moves a thing. */
export type Way = NonNullable<Relation['way']>;

/** Height of an adult in meters, and in units. */
const [ADULT, UNITS] = [1.75, 100] as const;
/** The least and the most that a thing is high beside them, in the same units. */
const [LOW, HIGH] = [26, 126] as const;
/** Half the width of what is pushed where it hangs, in units of its figure: who pushes it stays where they are. */
const SWINGS: Partial<Record<FigureName, number>> = { swing: 26 };
/** How far apart those are who push or pull it. */
const APART = 32;
/** Half the width of a person. */
const PERSON = 30;
/** How far to the side a thing is, so that it and whoever moves it are in the middle of the picture together. */
const ASIDE: Readonly<Record<Way, number>> = { push: 26, pull: -42, carry: 0 };
/** How high a thing is carried. */
const LIFTED = 34;
/** From the middle of whoever pulls to the hand behind them, and how high that is. */
const HAND = { x: -13, y: -48 };

/** The seat of what hangs, for somebody whom another one pushes: they are as large beside each other as on the ground. */
export const pushedSeat = (of: FigureName): Seat | undefined => {
  const seat = SWINGS[of] === undefined ? undefined : SEATS[of];
  return seat && { ...seat, size: 0.93, upright: { tall: 95, metres: ADULT } };
};

/** Where those are who move a thing, and the thing in the units of an adult. */
export function movedStation(way: Way, of: FigureName, { half, tall }: Figure, metres: number): Station {
  const scale = Math.min(HIGH, Math.max(LOW, (metres / ADULT) * UNITS)) / tall;
  const hung = SWINGS[of];
  if (hung !== undefined)
    return { posts: [{ x: -hung * scale - 22, pose: 'push' }], held: { x: 0, y: 0, scale } };
  const edge = half * scale;
  const held = { x: ASIDE[way], y: way === 'carry' ? -LIFTED : 0, scale };
  return { ...POSTS[way](edge), held };
}

const row = (all: number, post: (i: number) => Post): Post[] =>
  Array.from({ length: all }, (_, i) => post(i));

const POSTS: Readonly<Record<Way, (edge: number) => Pick<Station, 'posts' | 'fitted'>>> = {
  push: (edge) =>
    ofAny((all) => row(all, (i) => ({ x: ASIDE.push - edge - 22 - i * APART, pose: 'push', walks: true }))),
  pull: (edge) =>
    ofAny((all, widest) =>
      row(all, (i) => ({
        x: ASIDE.pull + edge + 20 + widest + (all - 1 - i) * Math.max(APART, widest),
        pose: 'walk',
        walks: true,
      })),
    ),
  // one at each end
  carry: (edge) =>
    ofAny((all) =>
      row(all, (i) => ({
        x: (i % 2 ? 1 : -1) * (edge + 12 + Math.floor(i / 2) * 26),
        pose: 'reach' as const,
        arms: 'take' as const,
        ...(i % 2 && { left: true as const }),
      })),
    ),
};

const ofAny = (posts: (all: number, widest: number) => Post[]): Pick<Station, 'posts' | 'fitted'> => ({
  posts: posts(4, PERSON),
  fitted: (all, widest) => ({ posts: posts(all, widest) }),
});

/** A thing with the rope by which it is pulled. */
export function withRope(thing: Figure, station: Station, pullers: readonly Worker[]): Figure {
  const widest = Math.max(...pullers.map(({ figure, scale }) => figure.half * scale));
  // an animal has it at its back, and somebody in the hand behind them
  const back = pullers.some(({ figure }) => figure.face) ? HAND.x : -widest * 0.7;
  const { x, scale } = station.held ?? { x: 0, scale: 1 };
  const first = station.fitted?.(pullers.length, widest).posts[0]?.x ?? 0;
  const to = [(first + back - x) / scale, HAND.y / scale] as const;
  const from = [thing.half * 0.86, -thing.tall * 0.4] as const;
  const rope = { d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, stroke: rgb('#8a6a44'), width: 2 / scale };
  return { ...thing, parts: [...thing.parts, rope] };
}
