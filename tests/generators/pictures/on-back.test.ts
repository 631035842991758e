import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const actorsOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
};
const tallOf = (prompt: string): number => {
  const [actor] = actorsOf(prompt);
  if (!actor || actor.figure === 'tree') throw new Error('Nobody is there.');
  return actor.figure.tall;
};

describe('what is on an animal’s back', () => {
  it.each([
    ['a turtle with a house on its back', 'house on turtle'],
    ['背上有一座房子的乌龟', 'house on turtle'],
    ['a snail with a house on its back', 'house on snail'],
    ['an elephant with a castle on its back', 'castle on elephant'],
    ['大象驮着宝箱', 'treasureChest on elephant'],
    ['a camel carrying a basket on its back', 'basket on camel'],
  ])('%s: is drawn with it', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it('makes it higher, a building more than a thing', () => {
    const bare = tallOf('an elephant');
    expect(tallOf('an elephant with a castle on its back')).toBeGreaterThan(bare * 1.4);
    const basket = tallOf('an elephant with a basket on its back');
    expect(basket).toBeGreaterThan(bare * 1.05);
    expect(basket).toBeLessThan(tallOf('an elephant with a castle on its back'));
  });

  it.each([
    'a boy riding a turtle, a house in the back',
    'a turtle and a house',
    'a man with a tattoo on his back',
  ])('is not here: %s', (prompt) => {
    expect(ties(prompt).some((tie) => tie.startsWith('house'))).toBe(false);
  });
});
