/** Who kneels is on one knee, without a seat, and who falls lies. */
import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { poseIn } from '../../../generators/pictures/people/pose.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const figureOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const [actor] = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  if (!actor || actor.figure === 'tree') throw new Error('Nobody is there.');
  return actor.figure;
};

describe('somebody who kneels', () => {
  it.each([
    'a man kneels before a woman',
    'a knight kneeling on the floor',
    'a man on one knee with a ring',
    '男孩单膝跪地',
    '一个女孩跪在地上祈祷',
  ])('is on a knee: %s', (prompt) => {
    expect(read(prompt).shown?.pose).toBe('kneel');
  });

  it('is lower than who stands, and has no seat under them', () => {
    const [kneels, sits, stands] = [
      'a man in a red shirt kneels in a meadow',
      'a man in a red shirt sits in a meadow',
      'a man in a red shirt walks in a meadow',
    ].map(figureOf);
    expect(kneels?.tall).toBeLessThan(stands?.tall ?? 0);
    expect(kneels?.tall).toBe(sits?.tall);
    expect(kneels?.parts.length).toBeLessThan(sits?.parts.length ?? 0);
  });

  it('sits, where the words say so', () => {
    expect(poseIn('她跪坐在榻榻米上')).toBe('floor');
    expect(poseIn('a man sits on the floor')).toBe('floor');
  });
});

describe('somebody who falls', () => {
  it.each(['A girl falls down', 'a boy tripped and fell', '小男孩摔倒了', '他滑倒在门口', '摔了一跤的女孩'])(
    'lies on the ground: %s',
    (prompt) => {
      expect(poseIn(prompt)).toBe('lie');
    },
  );

  it.each(['an apple falls down the hill', 'a girl fell in love', 'the snow falls down', '摔倒了杯子'])(
    'is not meant by: %s',
    (words) => {
      expect(poseIn(words)).not.toBe('lie');
    },
  );
});
