import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** The cast of a prompt: "1 bear, 3 young bear". */
const cast = (prompt: string): string =>
  understand(prompt)
    .cast.map(({ count, figure, young }) => `${count} ${young ? 'young ' : ''}${figure}`)
    .join(', ');

describe('families of animals', () => {
  it.each([
    ['a mother bear with her cubs', '1 bear, 3 young bear'],
    ['a lioness with two cubs', '1 lioness, 2 young lioness'],
    ['an elephant and her baby', '1 elephant, 1 young elephant'],
    ['papa bear, mama bear and baby bear', '2 bear, 1 young bear'],
    ['a mother cat with three kittens', '1 cat, 3 young cat'],
    ['a woman with her cat and two kittens', '1 person, 1 cat, 2 young cat'],
    ['兔妈妈和小兔子', '1 rabbit, 1 young rabbit'],
    ['猫妈妈和三只小猫', '1 cat, 3 young cat'],
    ['小鹿和鹿妈妈', '1 young deer, 1 deer'],
    ['熊爸爸', '1 bear'],
  ])('%s: the parent is no person, and the young are small', (prompt, expected) => {
    expect(cast(prompt)).toBe(expected);
  });

  it('are drawn smaller than their parents', () => {
    const plan = understand('a mother cat with three kittens');
    const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
    const actors = callUp(createStage(scene, 200, 150, createRandom(2)), false);
    const [mother, ...kittens] = actors.map(({ metres }) => metres);
    expect(kittens).toHaveLength(3);
    for (const kitten of kittens) expect(kitten).toBeLessThan((mother ?? 0) / 2);
  });

  it.each([
    ['three tiger cubs', '3 tiger'],
    ['熊猫宝宝', '1 panda'],
    ['two kittens', '2 cat'],
    ['一只小狗', '1 dog'],
  ])('%s: alone they are as large as ever', (prompt, expected) => {
    expect(cast(prompt)).toBe(expected);
  });

  it.each([
    ['a mother and her baby', '1 person, 1 child'],
    ['a mother with a dog and her baby', '1 person, 1 dog, 1 child'],
    ['妈妈和一只猫', '1 person, 1 cat'],
  ])('%s: people stay people', (prompt, expected) => {
    expect(cast(prompt)).toBe(expected);
  });
});
