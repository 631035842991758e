import type { Figure } from '../brush/shapes.ts';
import { tugRope } from './sought.ts';
import type { Post, Station } from './station.ts';

/** How far the first of each side is from the middle, and the next from whoever is before them. */
const [FIRST, NEXT] = [34, 27] as const;

/** Half of those who pull stand at each end of the rope, and lean away from the others. */
function fitted(all: number): { posts: readonly Post[]; thing: Figure } {
  const posts = Array.from({ length: all }, (_, i): Post => {
    const x = FIRST + Math.floor(i / 2) * NEXT;
    return i % 2
      ? { x, pose: 'push', left: true, move: 'cook', since: 0.1 * i }
      : { x: -x, pose: 'push', move: 'cook', since: 0.1 * i };
  });
  return { posts, thing: tugRope(FIRST + Math.ceil(all / 2) * NEXT) };
}

/** Where those are who pull a rope against each other. */
export const TUGGING: Station = { low: true, posts: fitted(6).posts, fitted };

/** Where those are who comb: one the hair of another, or alone their own. */
const TWO: readonly Post[] = [
  { x: -18, pose: 'reach', behind: true, move: 'paint' },
  { x: 10, pose: 'sit', behind: true },
];
export const COMBING: Station = {
  posts: TWO,
  fitted: (all) => ({
    posts: all === 1 ? [{ x: -1, pose: 'stand', arms: 'comb', behind: true, move: 'paint' }] : TWO,
  }),
  held: { x: 2, y: -63, scale: 0.5 },
};

/** Where those are who paint a wall. */
export const PAINTING: Station = {
  posts: [
    { x: -20, pose: 'reach', move: 'paint' },
    { x: -64, pose: 'reach', move: 'paint', since: 0.4 },
  ],
};
