/** Where a class sits before a blackboard, and its desks. */
import type { Figure } from '../brush/shapes.ts';
import { blackboard } from './gear.ts';
import { schoolDesk } from './interiors.ts';
import type { Post, Station } from './station.ts';
import { placed } from './together.ts';

/** How far pupils are apart, the first of them from the board, and its desk from a pupil. */
const [APART, FIRST, DESK] = [44, 84, 17] as const;
const TEACHER = -66;
/** How far a teacher reaches to the left, and a pupil to the right. */
const [BACK, CHAIR] = [26, 34] as const;

const pupils = (all: number): number[] => Array.from({ length: all - 1 }, (_, i) => FIRST + i * APART);

/** A board with somebody who writes on it, and a desk for each of the others. */
export const CLASS: Station = {
  posts: [
    { x: TEACHER, pose: 'raise', move: 'write' },
    { x: FIRST, pose: 'sit', left: true },
  ],
  fitted: (all) => {
    if (all < 2) return { posts: [{ x: TEACHER, pose: 'raise', move: 'write' }] };
    const row = pupils(all);
    // in the middle of the picture is the middle of all of them, or a class of few would be small
    const [from, to] = [TEACHER - BACK, (row.at(-1) ?? 0) + CHAIR];
    const aside = (from + to) / 2;
    const seats = row.map((x) => x - aside);
    const board = placed(blackboard(), { x: -aside, y: 0, scale: 1 });
    const desks = seats.map(
      (x): Figure => placed(schoolDesk(), { x: x - DESK, y: 0, scale: 0.86, mirror: true }),
    );
    return {
      posts: [
        { x: TEACHER - aside, pose: 'raise', move: 'write' },
        ...seats.map((x): Post => ({ x, pose: 'play', left: true })),
      ],
      thing: {
        ...board,
        half: (to - from) / 2,
        parts: [...board.parts, ...desks.flatMap(({ parts }) => parts)],
      },
    };
  },
};
