import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

it.each([
  ['a 20-year-old woman', 'woman'],
  ['a twenty-five-year-old man', 'man'],
  ['a 30 year old woman in a cafe', 'woman'],
  ['a 70-year-old man', 'oldMan'],
  ['a seventy-year-old woman', 'oldWoman'],
  ['an old woman', 'oldWoman'],
  ['a six-year-old girl', 'girl'],
] as const)('%s: is as old as the words say', (prompt, trait) => {
  expect(read(prompt).cast[0]).toMatchObject({ trait, count: 1 });
});

describe('how many', () => {
  it.each([
    ['ten penguins', 9],
    ['twelve cats', 9],
    ['a hundred balloons', 9],
    ['30 sheep', 9],
    ['十只猫', 9],
    ['nine cats', 9],
    ['half a dozen cats', 6],
    ['many cats', 5],
    ['1000 balloons', 9],
    ['30 cats', 9],
    ['4 cats', 4],
    ['4只猫', 4],
    ['12只猫', 9],
    ['sixty cats', 9],
    ['two tennis players', 2],
    ['tender cats', 3],
    ['one of his violins', 1],
    ['a 1990s car', 1],
    ['a 2024 car', 1],
    ['a 4k cat', 1],
    ['a 20 year old woman', 1],
  ] as const)('%s: as many as there is room for', (prompt, count) => {
    expect(read(prompt).cast).toMatchObject([{ count }]);
  });
});
