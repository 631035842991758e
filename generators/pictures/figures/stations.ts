import type { Figure } from '../brush/sprite.ts';
import type { Pose } from '../people/pose.ts';
import type { FigureName } from '../words/plan.ts';
import { placed } from './together.ts';

/** Where somebody is who does something at a thing, in the units of an adult who is 100 high. */
interface Post {
  x: number;
  pose: Pose;
  /** Faces left. */
  left?: boolean;
  /** Behind the thing. */
  behind?: boolean;
}

/** Posts at a thing, in the order of the words; whoever finds none stands at the end of the row. */
interface Station {
  posts: readonly Post[];
  /** It lies on the ground, so animals need no stool at it. */
  low?: true;
  /** Where the thing is, if somebody holds it. */
  held?: { x: number; y: number; scale: number };
}

const LONG: Station = {
  posts: [
    { x: -112, pose: 'play' },
    { x: 112, pose: 'play', left: true },
    ...[-21, 21, -63, 63, 0, -42, 42, -84, 84].map((x): Post => ({ x, pose: 'sit', behind: true })),
  ],
};

/** Things that people do something at. */
export const STATIONS: Partial<Record<FigureName, Station>> = {
  chess: {
    posts: [
      { x: -46, pose: 'play' },
      { x: 46, pose: 'play', left: true },
    ],
  },
  dinner: {
    posts: [
      { x: -56, pose: 'play' },
      { x: 56, pose: 'play', left: true },
      { x: 0, pose: 'sit', behind: true },
    ],
  },
  table: {
    posts: [
      { x: -52, pose: 'play' },
      { x: 52, pose: 'play', left: true },
      { x: 0, pose: 'sit', behind: true },
    ],
  },
  longTable: LONG,
  feast: LONG,
  piano: {
    posts: [
      { x: -38, pose: 'play' },
      { x: 72, pose: 'stand' },
    ],
  },
  stove: {
    posts: [
      { x: -50, pose: 'reach' },
      { x: 54, pose: 'stand' },
    ],
  },
  blackboard: {
    posts: [
      { x: -66, pose: 'raise' },
      { x: 78, pose: 'sit', left: true },
      { x: 112, pose: 'sit', left: true },
    ],
  },
  snowman: {
    posts: [
      { x: -56, pose: 'reach' },
      { x: 56, pose: 'reach', left: true },
      { x: 92, pose: 'raise', left: true },
    ],
  },
  stroller: {
    posts: [
      { x: -62, pose: 'push' },
      { x: -96, pose: 'walk' },
    ],
  },
  easel: {
    posts: [
      { x: -52, pose: 'reach' },
      { x: 58, pose: 'stand' },
    ],
  },
  computer: {
    posts: [
      { x: -48, pose: 'play' },
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
  comb: {
    posts: [
      { x: -18, pose: 'reach', behind: true },
      { x: 10, pose: 'sit', behind: true },
    ],
    held: { x: 8, y: -76, scale: 0.55 },
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
}

/** The pose at the `i`th post. */
export const postAt = ({ posts }: Station, i: number): Post =>
  posts[i] ?? { x: (posts.at(-1)?.x ?? 0) + 34 * (i - posts.length + 1), pose: 'stand' };

/** Combines a thing and those who are at it into one figure. */
export function attended(thing: Figure, station: Station, workers: readonly Worker[]): Figure {
  const at = station.held ?? { x: 0, y: 0, scale: 1 };
  const crew = workers.map(({ figure, scale }, i) => {
    const post = postAt(station, i);
    const spot = { x: post.x, y: 0, scale, ...(post.left && { mirror: true }) };
    return { post, spot, figure };
  });
  const behind = crew.filter(({ post }) => post.behind);
  const front = crew.filter(({ post }) => !post.behind);
  const faced = crew.find(({ figure }) => figure.face);
  const drawn = (some: typeof crew) => some.flatMap(({ figure, spot }) => placed(figure, spot).parts);
  const face = faced && placed(faced.figure, faced.spot).face;
  const edges = [
    ...crew.map(({ spot, figure }) => Math.abs(spot.x) + figure.half * spot.scale * 0.8),
    Math.abs(at.x) + thing.half * at.scale,
  ];
  return {
    parts: [...drawn(behind), ...placed(thing, at).parts, ...drawn(front)],
    half: Math.max(...edges),
    tall: Math.max(...crew.map(({ figure, spot }) => figure.tall * spot.scale), thing.tall * at.scale - at.y),
    ...(thing.letters && { letters: true }),
    ...(face && { face }),
  };
}
