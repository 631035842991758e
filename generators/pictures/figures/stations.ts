import type { Figure } from '../brush/shapes.ts';
import type { Gaze } from '../people/gestures.ts';
import type { FigureName } from '../words/plan.ts';
import { FIREFIGHTING } from './blaze.ts';
import { CLASS } from './class-seats.ts';
import { DANCING } from './dancing.ts';
import { AT_DOOR } from './doorway.ts';
import { ENSEMBLES } from './ensembles.ts';
import { FEEDING } from './flock.ts';
import { HAT_TRICK } from './hat-trick.ts';
import { HIDE_AND_SEEK } from './hide-and-seek.ts';
import { SAWING } from './saw-bench.ts';
import { SKIPPING } from './skipping.ts';
import { COMBING, PAINTING, TUGGING } from './sought-stations.ts';
import type { Post, Station } from './station.ts';
import type { Stir } from './stirs.ts';
import { FEAST, LONG_TABLE, ROUND_FEAST, ROUND_TABLE, servedTable, smallTable } from './table-seats.ts';
import { placed } from './together.ts';
import { TOGETHER } from './together-stations.ts';

/** Places of those in a row whose hands reach each other: the last of them turns back. */
const inRow = (all: number): Post[] =>
  Array.from({ length: all }, (_, i) => ({
    x: (i - (all - 1) / 2) * (all > 2 ? 38 : 54),
    pose: 'reach' as const,
    ...(i > 0 && i === all - 1 && { left: true }),
  }));

/** Things that people do something at. */
export const STATIONS: Partial<Record<FigureName, Station>> = {
  ...ENSEMBLES,
  chess: {
    posts: [
      { x: -46, pose: 'play' },
      { x: 46, pose: 'play', left: true },
    ],
  },
  dinner: smallTable(56),
  table: smallTable(52),
  longTable: LONG_TABLE,
  feast: FEAST,
  roundTable: ROUND_TABLE,
  roundFeast: ROUND_FEAST,
  writingDesk: {
    posts: [
      { x: -46, pose: 'play', move: 'write' },
      { x: 58, pose: 'stand', left: true },
    ],
  },
  piano: {
    posts: [
      { x: -38, pose: 'play', plays: true },
      { x: 72, pose: 'stand' },
    ],
  },
  oven: {
    posts: [
      { x: -52, pose: 'reach', move: 'cook' },
      { x: 56, pose: 'stand', left: true },
    ],
  },
  stove: {
    posts: [
      { x: -50, pose: 'reach', move: 'cook' },
      { x: 54, pose: 'stand' },
    ],
  },
  cauldron: {
    posts: [
      { x: -52, pose: 'reach', move: 'cook' },
      { x: 56, pose: 'reach', left: true },
      { x: 96, pose: 'stand', left: true },
    ],
  },
  blackboard: CLASS,
  snowman: {
    posts: [
      { x: -56, pose: 'reach', move: 'paint' },
      { x: 56, pose: 'reach', left: true, move: 'paint' },
      { x: 92, pose: 'cheer', left: true },
    ],
  },
  wheelchair: { posts: [{ x: -52, pose: 'push', walks: true }] },
  handcart: { posts: [{ x: -78, pose: 'push', walks: true }] },
  shoppingCart: { posts: [{ x: -66, pose: 'push', walks: true }] },
  dancingPair: DANCING,
  stroller: {
    posts: [
      { x: -62, pose: 'push', walks: true },
      { x: -96, pose: 'walk', walks: true },
    ],
  },
  easel: {
    posts: [
      { x: -52, pose: 'reach', move: 'paint' },
      { x: 58, pose: 'stand' },
    ],
  },
  computer: {
    posts: [
      { x: -48, pose: 'play', plays: true },
      { x: 62, pose: 'stand' },
    ],
  },
  picnic: {
    low: true,
    posts: [
      { x: -56, pose: 'floor' },
      { x: 60, pose: 'floor', left: true },
      { x: 6, pose: 'floor', behind: true },
      { x: -30, pose: 'floor', behind: true },
    ],
  },
  campfire: {
    low: true,
    posts: [
      { x: -58, pose: 'sit' },
      { x: 58, pose: 'sit', left: true },
      { x: -4, pose: 'sit', behind: true },
      { x: 92, pose: 'sit', left: true },
    ],
  },
  blaze: FIREFIGHTING,
  flock: FEEDING,
  doorway: AT_DOOR,
  comb: COMBING,
  scissors: {
    posts: [
      { x: -18, pose: 'reach', behind: true, move: 'cook' },
      { x: 10, pose: 'sit', behind: true, seat: 'cinema' },
    ],
    held: { x: 8, y: -72, scale: 0.22, mirror: true },
  },
  // who gives stretches an arm out, and who takes it turns to them
  giving: {
    posts: [
      { x: -36, pose: 'stand', arms: 'give' },
      { x: 36, pose: 'stand', arms: 'take', left: true },
    ],
  },
  ...TOGETHER,
  handInHand: { posts: inRow(2), fitted: (all) => ({ posts: inRow(all) }) },
  cello: {
    posts: [
      { x: -9, pose: 'play', arms: 'cello', plays: true, behind: true },
      { x: 66, pose: 'stand' },
    ],
    held: { x: 7, y: 0, scale: 0.84 },
  },
  harp: {
    posts: [
      { x: 46, pose: 'play', arms: 'harp', plays: true, left: true },
      { x: -62, pose: 'stand' },
    ],
  },
  guzheng: {
    posts: [
      { x: -4, pose: 'play', plays: true, behind: true },
      { x: 84, pose: 'stand', left: true },
    ],
  },
  telescope: {
    posts: [
      { x: -46, pose: 'reach' },
      { x: 62, pose: 'stand' },
    ],
  },
  television: {
    low: true,
    posts: [
      { x: -88, pose: 'floor' },
      { x: 88, pose: 'floor', left: true },
      { x: -134, pose: 'floor' },
      { x: 134, pose: 'floor', left: true },
    ],
  },
  sandcastle: {
    low: true,
    posts: [
      { x: -72, pose: 'floor' },
      { x: 72, pose: 'floor', left: true },
      { x: 112, pose: 'floor', left: true },
    ],
  },
  skippingRope: SKIPPING,
  tugRope: TUGGING,
  paintedWall: PAINTING,
  sawBench: SAWING,
  hidingPlace: HIDE_AND_SEEK,
  magicHat: HAT_TRICK,
  dumplingTable: servedTable(54),
  zongziTable: servedTable(54),
  cakeTable: servedTable(54),
  servedTable: servedTable(54),
  // the tip of the flame is at the chest of whoever stands before it
  fieryDragon: {
    posts: [
      { x: -132, pose: 'stand' },
      { x: -166, pose: 'stand' },
      { x: -200, pose: 'stand' },
    ],
    held: { x: 30, y: -34, scale: 0.85, mirror: true },
  },
  embrace: {
    posts: [
      { x: -13, pose: 'hug' },
      { x: 13, pose: 'hug', left: true },
    ],
  },
};

/** Somebody at a station; `scale` is beside an adult. */
export interface Worker {
  figure: Figure;
  scale: number;
  /** In the phases of what they play. */
  phases?: readonly Figure[];
  /** What that is. */
  stir?: Stir;
}

/** The post of the `i`th of `all`. @param widest half the width of the widest of them */
export function postAt(station: Station, i: number, all: number, widest = 0): Post {
  const posts = station.fitted?.(all, widest).posts ?? station.posts;
  return posts[i] ?? { x: (posts.at(-1)?.x ?? 0) + 34 * (i - posts.length + 1), pose: 'stand' };
}

/** Who looks at the thing they are at: in front of it along its side. Behind a thing, and with an arm raised, they look at us. */
export const gazeOf = ({ pose, behind, arms }: Post): Gaze | undefined =>
  behind || arms === 'eyes' || pose === 'raise' || pose === 'cheer' || pose === 'jump'
    ? undefined
    : { x: 0.42, y: pose === 'stand' ? 0.04 : 0.12 };

/** How much higher somebody small sits, in the units of an adult, for each part that they are smaller. */
const HIGHER = 70;
/** How far away somebody would be a point. */
const FAR = 220;

/** Combines a thing and those who are at it into one figure. @param drawn the thing as it is with nobody at it */
export function attended(drawn: Figure, station: Station, workers: readonly Worker[]): Figure {
  const widest = Math.max(...workers.map(({ figure, scale }) => figure.half * scale));
  const thing = station.fitted?.(workers.length, widest).thing ?? drawn;
  const at = station.held ?? { x: 0, y: 0, scale: 1 };
  const crew = workers.map(({ figure, scale }, i) => {
    const post = postAt(station, i, workers.length, widest);
    // a child behind a table or a drum kit has a higher chair, or only its hair would be seen; animals have no such face, and stools
    const raised =
      figure.face && post.behind && (post.arms === 'sticks' || (station.fitted && post.pose === 'sit'))
        ? Math.max(0, 1 - scale) * HIGHER
        : 0;
    const { back = 0 } = post;
    const spot = {
      x: post.x,
      y: -raised - back,
      scale: scale * (1 - back / FAR),
      ...(post.left && { mirror: true }),
    };
    return { post, spot, figure };
  });
  const behind = crew
    .filter(({ post }) => post.behind)
    .sort((a, b) => (b.post.back ?? 0) - (a.post.back ?? 0));
  const front = crew.filter(({ post }) => !post.behind);
  const faced = crew.find(({ figure }) => figure.face);
  const partsOf = (some: typeof crew) => some.flatMap(({ figure, spot }) => placed(figure, spot).parts);
  const face = faced && placed(faced.figure, faced.spot).face;
  const edges = [
    ...crew.map(
      ({ post, spot, figure }) =>
        Math.abs(spot.x) + figure.half * spot.scale * (post.pose === 'walk' ? 1.05 : 0.8),
    ),
    Math.abs(at.x) + thing.half * at.scale,
  ];
  return {
    parts: [...partsOf(behind), ...placed(thing, at).parts, ...partsOf(front)],
    half: Math.max(...edges),
    tall: Math.max(
      ...crew.map(({ figure, spot }) => figure.tall * spot.scale - spot.y),
      thing.tall * at.scale - at.y,
    ),
    ...(thing.letters && { letters: true }),
    ...(face && { face }),
  };
}
