import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { evened, isTiny, stature } from '../../../generators/pictures/stature.ts';
import type { Cast, FigureName } from '../../../generators/pictures/words/plan.ts';

const one = (figure: Exclude<FigureName, 'tree'>, more: Partial<Cast> = {}) => ({
  cast: { figure, count: 1, ...more } as Cast,
  metres: catalogue[figure].metres,
});
/** The share of the second's height that the first has, as figures side by side are drawn. */
const beside = (small: ReturnType<typeof one>, tall: ReturnType<typeof one>): number =>
  Math.sqrt(small.metres / tall.metres) * stature(small, [small, tall]);

describe('how large somebody is beside others', () => {
  it.each([
    ['mouse', 'person', 0.1, 0.25],
    ['hedgehog', 'child', 0.12, 0.3],
    ['frog', 'person', 0.1, 0.25],
    ['squirrel', 'horse', 0.1, 0.3],
    ['chick', 'cow', 0.1, 0.25],
    ['cat', 'person', 0.35, 0.55],
    ['dog', 'person', 0.4, 0.6],
    ['dog', 'child', 0.4, 0.6],
    ['rabbit', 'child', 0.3, 0.55],
    ['candle', 'child', 0.3, 0.5],
  ] as const)('a %s beside a %s is small, but to be seen', (small, tall, least, most) => {
    const share = beside(one(small), one(tall));
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('a mouse is smaller than a cat or a dog beside the same person', () => {
    const of = (figure: 'mouse' | 'cat' | 'dog') => beside(one(figure), one('person'));
    expect(of('mouse')).toBeLessThan(of('cat') * 0.6);
    expect(of('cat')).toBeLessThan(of('dog'));
  });

  it('large animals, and small ones among themselves, are as large as ever', () => {
    for (const [a, b] of [
      ['horse', 'person'],
      ['elephant', 'mouse'],
      ['cat', 'dog'],
      ['mouse', 'mouse'],
      ['mouse', 'squirrel'],
    ] as const)
      expect(stature(one(a), [one(a), one(b)])).toBe(1);
    const alone = one('mouse');
    expect(stature(alone, [alone])).toBe(1);
    expect(isTiny(alone, [alone])).toBe(false);
    expect(isTiny(alone, [alone, one('cow')])).toBe(true);
  });

  it('Snow White is taller than the seven dwarfs, however narrow their places', () => {
    const row = [one('person'), ...Array.from({ length: 7 }, () => one('child', { outfit: 'dwarf' }))];
    const [queen = 0, ...dwarfs] = evened(
      row,
      row.map((who) => ({
        tall: (who.metres > 1.5 ? 1.2 : 1) * Math.sqrt(who.metres) * stature(who, row),
        size: 0.5,
      })),
    );
    expect(queen).toBe(0.5);
    for (const dwarf of dwarfs) {
      expect(dwarf).toBeLessThan(queen * 0.7);
      expect(dwarf).toBeGreaterThan(queen * 0.5);
    }
  });

  it('leaves people of one size the room that each has, and who holds something too', () => {
    const three = [one('person'), one('person'), one('person')];
    expect(
      evened(
        three,
        [1, 0.5, 0.8].map((size) => ({ tall: 1, size })),
      ),
    ).toEqual([1, 0.5, 0.8]);
    const kite = [one('person'), { ...one('child'), bearer: { grown: 2, half: 30 } }];
    expect(
      evened(kite, [
        { tall: 1, size: 1 },
        { tall: 2, size: 1 },
      ]),
    ).toEqual([1, 1]);
  });
});
