// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import type { Post, Station } from './station.ts';

/** A skipping rope around each of `all` who skip; with three or more it is a long one, which two turn. */
export function skippingRope(all: number): Figure {
  const rope = rgb('#d8523f');
  const wide = 34 + (all - 2) * 18;
  const loops = all < 3
    ? Array.from({ length: all }, (_, i): Part => ({ d: ellipse((i - (all - 1) / 2) * 76, -58, 34, 62), stroke: rope, width: 1.8 }))
    : [{ d: `M${-wide - 22} -52Q0 ${-150} ${wide + 22} -52`, stroke: rope, width: 1.8 }];
  return { half: all < 3 ? all * 36 : wide + 24, tall: 122, parts: loops };
}

/** Those who skip: one or two each with a rope, more in the middle of a long one. */
const fitted = (all: number): { posts: readonly Post[]; thing: Figure } => {
  const end = 34 + (all - 2) * 18 + 44;
  const posts = Array.from({ length: all }, (_, i): Post => {
    if (all < 3) return { x: (i - (all - 1) / 2) * 76, pose: 'jump' };
    if (i < 2) return { x: i === 0 ? -end : end, pose: 'reach', ...(i === 1 && { left: true }) };
    return { x: (i - 2 - (all - 3) / 2) * 36, pose: 'jump', behind: true };
  });
  return { posts, thing: skippingRope(all) };
};

/** Where those are who skip. */
export const SKIPPING: Station = { low: true, posts: fitted(5).posts, fitted };
