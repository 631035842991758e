import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { behindNear, nearPeople } from '../../../generators/pictures/people/near-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const people = [
  { name: 'Lena', look: { words: 'Lena, a woman', seed: 3 } },
  { name: '小石', look: { words: '小石，男孩', seed: 4 } },
];

/** What is drawn behind those who are seen from near, and at what distance. */
function behind(prompt: string) {
  const scene = castScene(
    understandNaming(prompt, undefined, people, 1),
    'realistic',
    { push: 0, odd: 0, chaos: 0 },
    1,
    createRandom(1),
    [],
  );
  const { cast, shown } = behindNear(scene, nearPeople(scene));
  return { figures: cast.map(({ figure }) => figure), distance: shown?.distance, aside: shown?.aside };
}

describe('behind people seen from near', () => {
  it.each([
    'Lena from the waist up, the library behind. Lena reads a book in the library',
    'Lena from the chest up. Lena holds a cake in the kitchen',
    '小石半身，身后是山坡。小石骑着马',
    'The face of Lena. Lena plays the piano',
  ])('nothing is that they have at hand or ride: %s', (prompt) => {
    expect(behind(prompt).figures).toEqual([]);
  });

  it('things are as far as the place, at their sides', () => {
    expect(behind('Lena from the waist up. There is an apple in the kitchen')).toEqual({
      figures: ['apple', 'table'],
      distance: 'far',
      aside: true,
    });
  });

  it('animals are as near as they, and beside them', () => {
    expect(behind('Lena from the waist up, the meadow behind. Lena is with a dog')).toEqual({
      figures: ['dog'],
      distance: 'waist',
      aside: { first: false, of: 2 },
    });
  });

  it('nothing changes where nobody is', () => {
    expect(behind('Lena in full figure. Lena reads a book in the library').figures).toContain('book');
  });
});
