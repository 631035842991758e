import type { Figure, Spot } from '../brush/shapes.ts';
import type { Arms, SeatKind } from '../people/gestures.ts';
import type { Pose } from '../people/pose.ts';
import type { FigureName } from '../words/plan.ts';
import type { Move } from './moves/moves.ts';

/** Where somebody is who does something at a thing, in the units of an adult who is 100 high. */
export interface Post {
  x: number;
  pose: Pose;
  /** Faces left. */
  left?: boolean;
  /** What the arms are at. Default: as the pose has them. */
  arms?: Arms;
  /** Whoever is here plays it. */
  plays?: true;
  /** What they sit on. Default: a block. */
  seat?: SeatKind;
  /** What they do over and over. */
  move?: Move;
  /** How far into its cycle they begin, 0..1. */
  since?: number;
  /** They go on with it. */
  walks?: true;
  /** Behind the thing. */
  behind?: boolean;
  /** How much further away they are than the others, in the same units. */
  back?: number;
  /** Under an umbrella that is not theirs. */
  dry?: true;
  /** What they have in hand. */
  has?: FigureName;
}

/** Posts at a thing, in the order of the words; whoever finds none stands at the end of the row. */
export interface Station {
  posts: readonly Post[];
  /** The posts, and the thing, when `all` are at it, the widest of them `widest` to each side. Default: always the same. */
  fitted?: (all: number, widest: number) => { posts: readonly Post[]; thing?: Figure };
  /** It lies on the ground, so animals need no stool at it. */
  low?: true;
  /** Where the thing is, if somebody holds it. */
  held?: Spot;
}
