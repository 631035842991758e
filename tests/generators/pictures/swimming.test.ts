import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

function actorsOf(prompt: string) {
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const scene = castScene(read(prompt), 'realistic', knobs, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp(stage, painters[scene.setting](stage).floating ?? false);
}

describe('who swims', () => {
  it.each([
    ['a girl swimming in a pool', 'pool', 1],
    ['a girl swimming in the sea', 'sea', 1],
    ['女孩在游泳', 'pool', 1],
    ['children swimming', 'pool', 3],
    ['an old man in the pool', 'pool', 1],
    ['a dog swimming', 'river', 1],
    ['小狗在河里游泳', 'river', 1],
    ['a woman swimming with dolphins', 'sea', 1],
    ['爸爸教儿子游泳', 'pool', 2],
  ] as const)('%s: in water, which hides what is below the chest', (prompt, setting, many) => {
    expect(read(prompt).setting).toBe(setting);
    const waders = actorsOf(prompt).filter(({ stand }) => stand === 'wade');
    expect(waders).toHaveLength(many);
    for (const { figure } of waders) {
      if (figure === 'tree') throw new Error('a tree swims');
      const solid = figure.parts.filter(({ loose }) => !loose);
      expect(solid.every(({ within }) => within)).toBe(true);
      // most of a standing figure is under water
      expect(figure.tall).toBeLessThan(70);
    }
  });

  it.each([
    'a girl in a swimsuit on the beach',
    'the girl watches ducks swimming',
    '鱼在游泳，女孩在看',
    'a girl beside a pool table',
  ])('nobody does because of the words: %s', (prompt) => {
    expect(actorsOf(prompt).some(({ stand }) => stand === 'wade')).toBe(false);
  });

  it('a swimming pool is drawn, and not said to be missing', () => {
    expect(undrawnIn('a swimming pool')).toEqual([]);
    expect(undrawnIn('游泳池')).toEqual([]);
    expect(read('a swimming pool').setting).toBe('pool');
  });
});
