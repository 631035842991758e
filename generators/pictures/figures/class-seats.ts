/** Where a class sits before a blackboard, and its desks. */
import type { Figure } from '../brush/shapes.ts';
import { blackboard } from './gear.ts';
import { schoolDesk } from './interiors.ts';
import type { Post, Station } from './station.ts';
import { placed } from './together.ts';

/** How far pupils are apart, the first of them from the board, and its desk from a pupil. */
const [APART, FIRST, DESK] = [50, 90, 17] as const;
/** How far to the left of the middle the board of a class is. */
const ASIDE = 58;
const TEACHER = -66;

const pupils = (all: number): number[] =>
  Array.from({ length: all - 1 }, (_, i) => FIRST + i * APART - ASIDE);

/** A board with somebody who writes on it, and a desk for each of the others. */
export const CLASS: Station = {
  posts: [
    { x: TEACHER, pose: 'raise' },
    { x: FIRST, pose: 'sit', left: true },
  ],
  fitted: (all) => {
    if (all < 2) return { posts: [{ x: TEACHER, pose: 'raise' }] };
    const seats = pupils(all);
    const board = placed(blackboard(), { x: -ASIDE, y: 0, scale: 1 });
    const desks = seats.map(
      (x): Figure => placed(schoolDesk(), { x: x - DESK, y: 0, scale: 0.86, mirror: true }),
    );
    return {
      posts: [
        { x: TEACHER - ASIDE, pose: 'raise' },
        ...seats.map((x): Post => ({ x, pose: 'play', left: true })),
      ],
      thing: {
        ...board,
        half: (seats.at(-1) ?? 0) + 40,
        parts: [...board.parts, ...desks.flatMap(({ parts }) => parts)],
      },
    };
  },
};
