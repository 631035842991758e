/** The shapes of stories: what happens in which order, as the tables of both languages tell it. */

import type { Hindrance } from './wish.ts';

/** What a story of this shape is about. */
export const PLOTS = [
  'love',
  'reunion',
  'befriend',
  'stranded',
  'contest',
  'chase',
  'time',
  'secret',
  'teach',
  'home',
  'quest',
  'case',
  'haunted',
  'rescue',
  'maker',
  'loss',
  'feud',
  'stand',
  'found',
  'visitor',
  'message',
  'gift',
  'swap',
  'last',
  'trip',
  'documentary',
  'friends',
  'shop',
  'keepsake',
  'day',
  'adventure',
  'dream',
  'wish',
  'first',
] as const;
export type Plot = (typeof PLOTS)[number];

/** The parts of a story in their order. `begins` is left out where the idea itself says what happens. */
export const PARTS = ['begins', 'grows', 'trouble', 'low', 'turn', 'climax', 'ends'] as const;
export type Part = (typeof PARTS)[number];

/** What must be so for a line to be told. */
export type When =
  /** There is somebody besides the hero, or nobody. */
  | 'two'
  | 'alone'
  /** The other one is small enough to be carried. */
  | 'small'
  /** The other one lives in the water, or on land. */
  | 'water'
  | 'land'
  /** The idea names what is sought or found. */
  | 'sought'
  | 'unsaid'
  /** The place is in space, or on earth; a town, or the open country. */
  | 'space'
  | 'earth'
  | 'town'
  | 'wide'
  /** The place has a roof, or none. */
  | 'indoors'
  | 'outdoors'
  /** The hero is an animal or a machine, or a person. */
  | 'creature'
  | 'person'
  /** It is winter in the idea, or not said so. */
  | 'winter'
  | 'mild'
  /** The contest is a race. */
  | 'race'
  /** Those who quarrel fight. */
  | 'fight'
  /** The story is a comedy, or one of animals. */
  | 'light'
  /** Whom a letter is to is nobody at whose door one could knock, or somebody who is. */
  | 'beyond'
  | 'near'
  /** The hero lives in the water. */
  | 'swims'
  /** What stands in the way of what the hero wants to do. */
  | Hindrance;

/**
 * One or two sentences with slots: the hero `{h}` (`{ha}` where they are met), the other one `{o}`, both of them `{b}`, somebody who comes by `{n}`, the place `{p}`, what is sought
 * `{x}` and their pronouns, as `fill.ts` lists them. `[finds|find]` depends on how many the hero is.
 */
export interface Line {
  text: string;
  when?: When;
}

/** One way to tell a plot: its lines fit each other, whichever are chosen. Without `when` it can be told of every idea. */
export type Shape = Readonly<Record<Part, readonly Line[]>> & { readonly when?: When };
export type Shapes = Readonly<Record<Plot, readonly Shape[]>>;
