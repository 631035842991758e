import { expect, it } from 'vitest';
import { wordsAt, wordsByStart } from '../../generators/words-by-start.ts';

const starts = wordsByStart(['fox', 'foxglove', 'fo', 'f', '狐', '狐狸'].map((word) => ({ word })));
const at = (text: string, place = 0) => wordsAt(text, place, starts).map(({ word }) => word);

it.each<[string, number, string[]]>([
  ['foxglove', 0, ['fox', 'foxglove', 'fo', 'f']],
  ['a fox', 2, ['fox', 'fo', 'f']],
  ['elf', 2, ['f']],
  ['小狐狸', 1, ['狐狸', '狐']],
  ['小狐', 1, ['狐']],
  ['cat', 0, []],
  ['', 0, []],
])('in "%s" at %i stand %j', (text, place, words) => {
  expect(at(text, place)).toEqual(words);
});
