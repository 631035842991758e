import { expect, it } from 'vitest';
import { namedPeople } from '../../../generators/pictures/named-people.ts';

const FILM = ['Mei', 'Young Mei', 'Anna', 'Anna Brown'].map((name) => ({ name }));
const named = (words: string) => namedPeople(words, FILM).map(({ name }) => name);

it.each([
  ['Young Mei plants a tree.', ['Young Mei']],
  ['Mei looks at the tree. Young Mei planted it.', ['Mei', 'Young Mei']],
  ['Anna Brown waves.', ['Anna Brown']],
  ['Nobody is here.', []],
])('a longer name does not name somebody whose name is in it: %s', (words, people) => {
  expect(named(words)).toEqual(people);
});
