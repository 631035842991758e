import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** The places that seeds choose for a prompt. */
const placesOf = (prompt: string): string[] => [
  ...new Set(
    Array.from({ length: 12 }, (_, seed) => {
      const knobs = { push: 0, odd: 0, chaos: 0 };
      return castScene(understand(prompt), 'animation', knobs, seed, createRandom(seed), []).setting;
    }),
  ),
];

describe('a ship and what lives in the sea', () => {
  it.each([
    'an octopus attacks a ship',
    'An octopus wrapping its arms around a ship',
    'a kraken: an octopus drags a sailing ship down',
    '大章鱼袭击帆船',
    '一只章鱼缠住了一艘船',
  ])('the octopus is at the surface, as large as the ship: %s', (prompt) => {
    expect(placesOf(prompt)).toEqual(['sea']);
    expect(understand(prompt).cast).toContainEqual(
      expect.objectContaining({ figure: 'octopus', giant: true }),
    );
  });

  it('the ship floats beside an octopus that does it no harm, which is no giant', () => {
    expect(placesOf('an octopus and a ship')).toEqual(['sea']);
    expect(understand('an octopus and a ship').cast[0]).not.toHaveProperty('giant');
  });

  it.each(['a fish swims around a sunken ship', '一条鱼和海底的沉船'])(
    'a wreck is under the water: %s',
    (prompt) => {
      expect(placesOf(prompt)).toEqual(['underwater']);
    },
  );
});
