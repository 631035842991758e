import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const actorsOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 320, 240, createRandom(2)), false);
};

describe('a baby', () => {
  it.each(['a baby', '宝宝', 'a newborn', '小婴儿', 'a baby girl', 'a portrait of a baby'])(
    '%s: is an infant, smaller than a child, and seen whole',
    (prompt) => {
      const plan = read(prompt);
      expect(plan.cast).toMatchObject([{ figure: 'child', infant: true }]);
      expect(plan.shown?.distance).toBe('full');
      expect(actorsOf(prompt)[0]?.metres).toBeLessThan(0.7);
    },
  );

  it.each(['a child', '一个小朋友', 'a toddler'])('is no other child: %s', (prompt) => {
    expect(read(prompt).cast[0]?.infant).toBeUndefined();
  });

  it.each([
    'a mother holding her baby',
    '妈妈抱着宝宝',
    'a mother and a baby in the park',
    'a family with a baby',
    'a girl holding a baby',
  ])('is in the arms of one of those beside it: %s', (prompt) => {
    const ties = read(prompt).relations?.filter(({ part }) => part === 'arms');
    expect(ties).toHaveLength(1);
    // nobody is left over on the ground
    expect(actorsOf(prompt)).toHaveLength(prompt.includes('family') ? 2 : 1);
  });

  it.each(['a newborn baby sleeping in a cradle', '婴儿睡在摇篮里', 'a baby sleeping'])(
    'sleeps in a cradle: %s',
    (prompt) => {
      const { relations, cast, shown } = read(prompt);
      expect(relations).toMatchObject([{ who: 'child', how: 'on', to: 'cradle' }]);
      expect(cast.map(({ figure }) => figure)).not.toContain('bed');
      expect(shown?.pose).toBe('sleep');
    },
  );

  it('crawls low over the ground, and is in the pram that somebody pushes', () => {
    const low = (prompt: string) => {
      const [actor] = actorsOf(prompt);
      return actor && actor.figure !== 'tree' ? actor.figure.tall / actor.figure.half : 0;
    };
    expect(low('a baby crawling')).toBeLessThan(low('a baby'));
    expect(read('a man pushing a baby in a stroller').cast.map(({ figure }) => figure)).toEqual([
      'person',
      'stroller',
    ]);
  });
});
