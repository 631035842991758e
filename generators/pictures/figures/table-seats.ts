/** Where people sit at tables, small and long. */
import type { Figure } from '../brush/shapes.ts';
import { emptyTable, feast, roundTable } from './furnishings.ts';
import type { Post, Station } from './station.ts';

/** Distance of those behind a long table with room for their elbows; if there are many, they share its greatest length. */
const [ROOMY, LENGTH] = [42, 168] as const;
/** From the last of those behind a long table to its end, and from there to who sits at the end. */
const [MARGIN, OUTSIDE] = [14, 14] as const;
/** Half the width of a person who sits. */
const PERSON = 30;
/** How much further apart wider guests are. */
const more = (widest: number): number => 2 * Math.max(0, widest - PERSON);
/** Most at a long table. */
const MOST = 11;

const posts = (end: number, behind: readonly number[]): Post[] => [
  { x: -end, pose: 'play' },
  { x: end, pose: 'play', left: true },
  ...behind.map((x): Post => ({ x, pose: 'sit', behind: true })),
];

/** A table for up to four: two of them at its ends, the others behind it. @param end distance of its ends, in figure units */
export const smallTable = (end: number): Station => {
  const fitted = (all: number, widest: number) => ({
    posts: posts(end + more(widest), all < 4 ? [0] : [-18, 18]),
  });
  return { posts: fitted(4, PERSON).posts, fitted };
};

/** The same with something in its middle as high as a face: those behind it sit beside that. */
export const servedTable = (end: number): Station => {
  const fitted = (all: number, widest: number) => ({
    posts: posts(end + (all > 2 ? 10 : 0) + more(widest), all < 4 ? [BESIDE] : [-BESIDE, BESIDE]),
  });
  return { posts: fitted(4, PERSON).posts, fitted };
};
const BESIDE = 28;

/** A table as long as those at it need. @param draw it, from half its length */
const longTable = (draw: (half: number) => Figure): Station => {
  const fitted = (all: number, widest: number) => {
    const extra = more(widest);
    const behind = Math.max(1, all - 2);
    const step = Math.min(ROOMY + extra * 2, (LENGTH + extra * 4) / Math.max(1, behind - 1));
    const half = ((behind - 1) / 2) * step + MARGIN;
    // the middle last: whoever sits there is seen whole
    const places = Array.from({ length: behind }, (_, i) => (i - (behind - 1) / 2) * step);
    return {
      posts: posts(
        half + OUTSIDE + extra * 2,
        places.sort((a, b) => Math.abs(b) - Math.abs(a)),
      ),
      thing: draw(half),
    };
  };
  return { posts: fitted(MOST, PERSON).posts, fitted };
};

export const LONG_TABLE: Station = longTable(emptyTable);
export const FEAST: Station = longTable(feast);

/** A round table, as wide as those at it need. */
const roundStation = (laid: boolean): Station => {
  const [few, many] = [smallTable(58), longTable((half) => roundTable(Math.max(38, half), laid))];
  return {
    posts: many.posts,
    fitted: (all, widest) => (all > 4 ? many : few).fitted?.(all, widest) ?? { posts: few.posts },
  };
};

export const ROUND_TABLE: Station = roundStation(false);
export const ROUND_FEAST: Station = roundStation(true);
