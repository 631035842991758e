import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('goods', () => {
  it.each([
    ['a thermos', 'thermos'],
    ['一个漂流瓶', 'bottle'],
    ['a bottle of perfume', 'perfume'],
    ['降噪耳机', 'headphones'],
    ['red running shoes', 'sneakers'],
    ['智能手表', 'wristwatch'],
    ['a blue backpack', 'backpack'],
    ['饭盒', 'lunchBox'],
    ['a pillow', 'pillow'],
    ['护手霜', 'creamTube'],
    ['a desk fan', 'fan'],
  ])('%s is drawn', (words, figure) => {
    expect(figures(words)).toEqual([figure]);
    expect(undrawnIn(words)).toEqual([]);
  });

  it.each([['a girl with earbuds', 'headphones', 'earbuds']])(
    '%s: what is worn is named as not drawn',
    (words, figure, named) => {
      expect(figures(words)).not.toContain(figure);
      expect(undrawnIn(words)).toEqual([named]);
    },
  );

  it('have one color in all shots of a film', () => {
    const coat = (film: number, shot: number) =>
      castScene(
        understand('a thermos'),
        'realistic',
        { push: 0, odd: 0, chaos: 0 },
        shot,
        createRandom(shot),
        [],
        { place: createRandom(shot), film: createRandom(film) },
      ).cast[0]?.colour;
    expect(coat(1, 5)).toBeDefined();
    for (const shot of [6, 7, 8, 9]) expect(coat(1, shot)).toEqual(coat(1, 5));
    expect(new Set([1, 2, 3, 4, 5, 6].map((film) => String(coat(film, 5)))).size).toBeGreaterThan(1);
  });
});
