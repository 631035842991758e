/** A class before its teacher. */
import { describe, expect, it } from 'vitest';
import { CLASS } from '../../../generators/pictures/figures/class-seats.ts';

describe('a class', () => {
  it.each([2, 3, 5])('of a teacher and pupils, %i in all, fills its width to both sides', (all) => {
    const { posts, thing } = CLASS.fitted?.(all, 200) ?? {};
    const xs = (posts ?? []).map(({ x }) => x);
    expect(xs).toHaveLength(all);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    // neither side has room that nobody needs, which would make all of them small
    expect((thing?.half ?? 0) + left).toBeGreaterThan(15);
    expect((thing?.half ?? 0) + left).toBeLessThan(40);
    expect((thing?.half ?? 0) - right).toBeGreaterThan(15);
    expect((thing?.half ?? 0) - right).toBeLessThan(40);
  });
});
