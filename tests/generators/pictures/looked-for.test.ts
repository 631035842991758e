/** What somebody looks for is not in the picture; once it is found, it is. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);
const people = [
  { name: 'Mia', look: { words: 'Mia, a girl', seed: 1 } },
  { name: 'Biscuit', look: { words: 'Biscuit, a cat', seed: 2 } },
  { name: '小满', look: { words: '小满，女孩', seed: 3 } },
  { name: '团团', look: { words: '团团，猫', seed: 4 } },
];
const named = (words: string) =>
  understandNaming(words, undefined, people, 3).cast.flatMap(({ person }) => person?.name ?? []);

describe('a search', () => {
  it.each([
    ['a girl looks for her lost cat', 'child'],
    ['a girl is looking everywhere for her cat in the forest', 'child'],
    ['a boy has lost his red balloon', 'child'],
    ['an old man searching for his dog', 'person'],
    ['a knight in search of a dragon', 'person'],
    ['小女孩寻找走失的猫', 'child'],
    ['小女孩在森林里寻找她丢失的小猫', 'child'],
    ['男孩弄丢了红气球', 'child'],
    ['一个寻找小狗的女孩', 'child'],
    ['爷爷四处找走丢的小狗', 'person'],
    ['小男孩打听小狗的下落', 'child'],
  ])('%s: who looks is there alone', (words, who) => {
    expect(figures(words)).toEqual([who]);
  });

  it.each([
    ['a girl looks for her lost cat and finds it in a tree', 'cat'],
    ['a girl finds her lost cat', 'cat'],
    ['a girl with her lost cat', 'cat'],
    ['小女孩寻找走失的猫，终于找到了它', 'cat'],
    ['小女孩找到了走失的猫', 'cat'],
    ['children look for Easter eggs', 'easterEgg'],
    ['一只寻找妈妈的小鸭子', 'duck'],
    ['a cat looks for its mother', 'cat'],
  ])('%s: is there', (words, what) => {
    expect(figures(words)).toContain(what);
  });

  it('somebody of a story who is looked for by name is not there', () => {
    expect(named('Mia looks for Biscuit in the garden')).toEqual(['Mia']);
    expect(named('Mia looks for Biscuit in the garden and finds him')).toEqual(['Mia', 'Biscuit']);
    expect(named('Mia finds Biscuit')).toEqual(['Mia', 'Biscuit']);
    expect(named('小满在花园里寻找团团')).toEqual(['小满']);
    expect(named('小满找到了团团')).toEqual(['小满', '团团']);
  });
});
