import { expect, test } from 'vitest';
import { cutTo } from '../../src/api/cut-text.ts';

test.each([
  ['short', 9, 'short'],
  ['exactly', 7, 'exactly'],
  ['letters', 3, 'let'],
  // an emoji counts as two, and half of one is no text
  ['ab🌊cd', 4, 'ab🌊'],
  ['ab🌊cd', 3, 'ab'],
  ['🌊', 1, ''],
])('%s cut at %i is %s', (text, most, cut) => {
  expect(cutTo(text, most)).toBe(cut);
});
