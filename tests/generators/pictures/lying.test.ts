import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const figureOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const [actor] = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  if (!actor || actor.figure === 'tree') throw new Error('Nobody is there.');
  return { ...actor.figure, metres: actor.metres };
};

describe('an animal that lies', () => {
  it.each([
    ['a cat lying on the grass', 'a cat on the grass'],
    ['狗躺在地板上', '一只狗'],
    ['a lion lying in the shade', 'a lion'],
    ['a panda lying on the grass', 'a panda'],
    ['小兔子趴在草地上', '小兔子'],
    ['a fox resting in the snow', 'a fox in the snow'],
  ])('%s: is wider than it is high, awake, and lower than it stands', (lying, standing) => {
    const [low, high] = [figureOf(lying), figureOf(standing)];
    expect(low.half * 2).toBeGreaterThan(low.tall);
    expect(low.tall).toBeLessThan(high.tall);
    expect(low.metres).toBeLessThan(high.metres);
    expect(low.head?.eyes.length).toBeGreaterThan(0);
  });

  it.each([
    '一只猫趴在沙发上',
    'a dog lying on a sofa',
    'a lion lying on a rock',
    'a siamese cat lying on a bed',
  ])('lies on what the words name: %s', (prompt) => {
    expect(read(prompt).cast.find(({ pose }) => pose === 'rest')).toBeDefined();
    const sits = figureOf(prompt.replace('lying', 'sitting').replace('趴', '坐'));
    expect(figureOf(prompt).tall).toBeLessThan(sits.tall);
  });

  it('sleeps with its eyes closed', () => {
    expect(figureOf('a sleeping cat').head?.eyes).toEqual([]);
  });
});
