import { describe, expect, it } from 'vitest';
import { cat } from '../../../generators/pictures/figures/animals.ts';
import { prowlingCat, quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { breedRows } from '../../../generators/pictures/words/breeds.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const [dogs, cats] = (['dog', 'cat'] as const).map((figure) =>
  breedRows.flatMap(({ means }) => (means.figure === figure ? [means] : [])),
);

describe('breeds', () => {
  it.each(
    breedRows.flatMap(({ means, words }) =>
      words.split(' ').map((word) => [word.replaceAll('_', ' '), means] as const),
    ),
  )('%s is one animal, in its coat', (word, { figure, breed, colour }) => {
    const { cast } = understand(/\p{Script=Han}/u.test(word) ? `一只${word}` : `a ${word}`);
    expect(cast).toEqual([
      expect.objectContaining({
        figure,
        count: word.endsWith('ies') ? 3 : 1,
        colour,
        ...(breed && { breed }),
      }),
    ]);
    expect(undrawnIn(word)).toEqual([]);
  });

  it('no two dogs look alike', () => {
    const drawn = (dogs ?? []).map((means) =>
      JSON.stringify(quadruped('dog', createRandom(1), { ...means, colour: [120, 90, 60] })),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('cats differ when they sit and when they walk', () => {
    const coats = (cats ?? []).filter(({ breed, patches }) => breed || patches);
    for (const draw of [cat, prowlingCat]) {
      const drawn = coats.map((means) =>
        JSON.stringify(draw(createRandom(1), { ...means, colour: [120, 90, 60] })),
      );
      // a siamese and a ragdoll have the same marks in other shades
      expect(new Set(drawn).size).toBe(coats.length);
    }
  });

  it('a cat whose coat is named is seen from before', () => {
    for (let seed = 1; seed <= 12; seed++)
      expect(cat(createRandom(seed), { breed: 'siamese' }).head?.eyes, `seed ${seed}`).toHaveLength(2);
  });

  it('a husky and a corgi are two; a color of their own wins', () => {
    expect(understand('a husky and a corgi').cast.map(({ breed }) => breed)).toEqual(['husky', 'corgi']);
    expect(understand('a black labrador').cast[0]?.colour?.every((part) => part < 70)).toBe(true);
  });
});
