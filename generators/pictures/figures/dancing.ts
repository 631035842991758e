/** Where those stand who dance together: two hold each other, more are couples side by side, and one of an odd number dances alone. */
import type { Post, Station } from './station.ts';

/** How far the two of a couple are from their middle, and couples from each other. */
const [HALF, APART] = [17, 86] as const;

const couples = (all: number): Post[] =>
  Array.from({ length: all }, (_, i): Post => {
    const couple = Math.floor(i / 2);
    const middle = (couple - (Math.ceil(all / 2) - 1) / 2) * APART;
    // two in step: while one goes ahead, the other goes back
    const since = (couple * 0.23) % 1;
    if (i === all - 1 && all % 2 === 1) return { x: middle, pose: 'dance', move: 'dance', since };
    return i % 2 === 0
      ? { x: middle - HALF, pose: 'stand', arms: 'waltz', since }
      : { x: middle + HALF, pose: 'stand', arms: 'waltz', left: true, since: (since + 0.5) % 1 };
  });

export const DANCING: Station = { posts: couples(2), fitted: (all) => ({ posts: couples(all) }) };
