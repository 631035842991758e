/** Birds on the ground near people. */
import { describe, expect, it } from 'vitest';
import { bird } from '../../../generators/pictures/figures/animals.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import type { Scene } from '../../../generators/pictures/scene.ts';

const flying = bird(createRandom(1), undefined, true).half;
const made = (setting: 'garden' | 'sky', seed: number) =>
  catalogue.bird.make({ figure: 'bird', count: 1 }, { setting } as Scene, createRandom(seed)).half;

describe('a bird', () => {
  const seeds = Array.from({ length: 24 }, (_, seed) => seed);

  it('sits in a garden, where it would fly along the ground', () => {
    expect(seeds.every((seed) => made('garden', seed) !== flying)).toBe(true);
  });

  it('flies in the sky', () => {
    expect(seeds.every((seed) => made('sky', seed) === flying)).toBe(true);
  });
});
