import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const figures = (prompt: string) => understand(prompt).cast.map(({ figure }) => figure);

describe('what is told of, and not seen', () => {
  it.each([
    ['A painting of a blue horse is gone. A museum', 'horse'],
    ['一幅蓝马的画不见了，博物馆里', 'horse'],
    ['The waiter gives her a photograph: a cat, young, on a sofa.', 'cat'],
  ])('%s', (prompt, figure) => {
    expect(figures(prompt)).not.toContain(figure);
  });

  it('a photo of a cat is of a cat, and whoever misses one is there', () => {
    expect(figures('Photo: a cat on a sofa')).toContain('cat');
    expect(figures('a girl whose cat is missing stands in the street')).toContain('child');
  });

  it('the moon that shines on the roofs puts nobody on a roof', () => {
    expect(understand('a toy shop, the moon shines on the roofs').onRoof).toBe(false);
    expect(understand('a cat on the roof').onRoof).toBe(true);
  });
});

describe('trees and their fruit', () => {
  it.each([
    ['an apple tree in a meadow', 'apple'],
    ['苹果树', 'apple'],
    ['a lemon tree', 'lemon'],
    ['橘子树', 'orange'],
    ['苹果树开花了', 'cherry'],
  ])('%s', (prompt, tree) => {
    const { cast } = understand(prompt);
    expect(cast).toEqual([expect.objectContaining({ figure: 'tree', tree })]);
  });

  it('picked apples hang on their tree, outdoors; one that is eaten is in a hand', () => {
    const { cast, setting } = understand('a boy picks apples from an apple tree');
    expect(cast.map(({ figure }) => figure)).toEqual(['child', 'tree']);
    expect(setting).toBe('garden');
    expect(figures('a boy under an apple tree eats an apple')).toContain('apple');
  });
});

describe('cities', () => {
  it.each([
    ['Paris at night', 'eiffelTower'],
    ['two friends walk in London', 'bigBen'],
    ['上海夜景', 'pearlTower'],
  ])('%s shows its sight', (prompt, sight) => {
    expect(understand(prompt).setting).toBe('city');
    expect(figures(prompt)).toContain(sight);
  });

  it('not in a café', () => {
    expect(figures('a cafe in Paris')).not.toContain('eiffelTower');
  });
});

it('horses have the color in their name, and a fish stall is a market', () => {
  expect(understand('少年骑着黑马').cast).toContainEqual(
    expect.objectContaining({ figure: 'horse', colour: [51, 52, 60] }),
  );
  expect(understand('鱼摊，一只橘猫')).toMatchObject({ setting: 'street', site: 'market' });
  expect(figures('鱼摊，一只橘猫')).toEqual(['cat']);
});

it('a hat after the hair is worn, too', () => {
  expect(understand('a girl with long curly red hair and a straw hat').wears).toMatchObject([
    { what: 'straw' },
  ]);
  expect(understand('an old man with a white beard, a hat in his hand').wears).toBeUndefined();
});
