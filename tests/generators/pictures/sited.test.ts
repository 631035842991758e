import { expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const settingOf = (prompt: string, seed: number) =>
  castScene(
    understandNaming(prompt, undefined, [], seed),
    'animation',
    { push: 0, odd: 0, chaos: 0 },
    seed,
    createRandom(seed),
    [],
  ).setting;

it.each([
  ['a fox in front of a lighthouse', 'sea'],
  ['一只小狗在灯塔旁', 'sea'],
  ['a lighthouse keeper and his dog on the rocks', 'sea'],
  ['a dog and a pyramid', 'desert'],
  ['a cat on a bridge', 'river'],
  // a place that is named wins
  ['a fox and a lighthouse in the forest', 'forest'],
])('what stands in one kind of place only takes everybody there: %s', (prompt, setting) => {
  expect([1, 2, 3, 4, 5].map((seed) => settingOf(prompt, seed))).toEqual(Array(5).fill(setting));
});
