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

describe('somebody who lies', () => {
  it.each([
    'a girl lying on the grass',
    'a man lying on the beach',
    '一个女孩躺在草地上看星星',
    '躺在草地上看星星',
    'lying on the grass',
    'an old man lies on the sand',
  ])('%s: is long and low, with open eyes, and has no blanket', (prompt) => {
    const { shown, cast } = read(prompt);
    expect(shown?.pose).toBe('lie');
    expect(cast.map(({ figure }) => figure)).not.toContain('bed');
    const { half, tall, head, metres } = figureOf(prompt);
    expect(half * 2).toBeGreaterThan(tall * 2);
    expect(metres).toBeLessThan(1);
    expect(head?.eyes).toHaveLength(2);
  });

  it.each(['小男孩躺在床上看书', 'a woman lying on a sofa'])(
    'does not sit where there is a seat: %s',
    (prompt) => {
      const sits = figureOf(prompt.replace('躺', '坐').replace('lying', 'sitting'));
      expect(figureOf(prompt).half / figureOf(prompt).tall).toBeGreaterThan(sits.half / sits.tall);
      expect(read(prompt).shown?.pose).toBe('lie');
    },
  );

  it('holds the book that they read above them', () => {
    const [empty, full] = ['a woman lying on the grass', 'a woman lying on the grass reading a book'].map(
      figureOf,
    );
    expect(full?.tall).toBeGreaterThan(empty?.tall ?? Infinity);
  });

  it.each([
    'a village lies in the valley and a girl stands on a hill',
    '女孩趴在窗台上看雨',
    '躺椅上的女人',
    'a book lying on the table',
    'a girl sleeping on the grass',
  ])('is not meant: %s', (prompt) => {
    expect(read(prompt).shown?.pose).not.toBe('lie');
  });
});
