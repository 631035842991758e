import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const castOf = (words: string) =>
  understand(words).cast.map(({ figure, trait, count }) => [trait ?? figure, count].join(' '));

describe('parents and grandparents', () => {
  it.each([
    ['a boy with his parents', ['boy 1', 'woman 1', 'man 1']],
    ['父母和孩子在公园', ['woman 1', 'man 1', 'child 1']],
    ['a girl and her grandparents', ['girl 1', 'oldWoman 1', 'oldMan 1']],
    ['祖父母坐在长椅上', ['oldWoman 1', 'oldMan 1', 'bench 1']],
  ])('are two people: %s', (words, cast) => {
    expect(castOf(words)).toEqual(cast);
  });

  it.each(['a baby elephant and its parents', '小象和它的父母'])('of an animal are animals: %s', (words) => {
    expect(understand(words).cast).toEqual([
      expect.objectContaining({ figure: 'elephant', young: true, count: 1 }),
      expect.objectContaining({ figure: 'elephant', count: 2 }),
    ]);
  });
});

describe('what is on a table', () => {
  it.each([
    '程序员深夜在办公室加班，桌上有一杯咖啡',
    'a girl in the kitchen, on the table there is a cup of coffee',
  ])('is what the words say is there, not who was named before: %s', (words) => {
    const { relations } = understand(words);
    expect(relations).toContainEqual(expect.objectContaining({ who: 'coffee', how: 'on', to: 'table' }));
    expect(relations?.map(({ who }) => who)).toEqual(['coffee']);
  });

  it.each(['桌子上有一只猫', 'a cat on the table'])('may be an animal: %s', (words) => {
    expect(understand(words).relations).toContainEqual({ who: 'cat', how: 'on', to: 'table' });
  });
});

describe('who picks fruit', () => {
  it.each([
    ['a woman picking apples', 'apple'],
    ['秋天的果园，农民在摘橘子', 'orange'],
    ['两个女孩在摘桃子', 'peach'],
    ['children pick ripe lemons', 'lemon'],
  ])('stands under the tree that bears it, an arm up: %s', (words, tree) => {
    const { cast, relations, acts, setting } = understand(words);
    expect(cast).toContainEqual({ figure: 'tree', tree, count: 1 });
    expect(cast.map(({ figure }) => figure)).not.toContain('apple');
    expect(relations).toContainEqual(expect.objectContaining({ how: 'under', to: 'tree' }));
    expect(acts).toContainEqual(expect.objectContaining({ does: 'raise' }));
    expect(setting).toBe('garden');
  });

  it('has what is picked in the basket', () => {
    const { cast, relations } = understand('a farmer picking apples in autumn with a basket');
    expect(cast).toContainEqual({ figure: 'basket', count: 1, filled: 'apple' });
    expect(relations).toContainEqual(expect.objectContaining({ how: 'holds', to: 'basket' }));
  });

  it('picks an apple up from the ground without a tree', () => {
    expect(understand('a boy picks up an apple').cast.map(({ figure }) => figure)).not.toContain('tree');
  });
});
