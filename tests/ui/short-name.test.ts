import { expect, test } from 'vitest';
import { shortName } from '../../src/ui/kit/short-name.ts';

test('a short prompt is its own name, in one line', () => {
  expect(shortName(' a blue door ')).toBe('a blue door');
  expect(shortName('a blue door\n\nin the rain')).toBe('a blue door in the rain');
  expect(shortName('')).toBe('');
});

test('a long one is cut at a word, or where there are none after 80 characters', () => {
  const cut = shortName('a cat and a dog '.repeat(100));
  expect(cut).toMatch(/^(a cat and a dog )+[a-z ]*[a-z]…$/);
  expect(cut.length).toBeLessThanOrEqual(81);
  expect(shortName('海'.repeat(2000))).toBe(`${'海'.repeat(80)}…`);
});
