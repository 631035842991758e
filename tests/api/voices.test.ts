import { expect, it } from 'vitest';
import { paidSeconds } from '../../src/api/voices.ts';

it.each([
  [0.05, 1],
  [1, 1],
  [1.1, 2],
  [2.3, 3],
  // MP3 files of whole seconds, as they are encoded
  [4.049, 4],
  [18.0506, 18],
  [4.0999, 4],
  [4.1, 5],
  [4.9, 5],
])('of a sound of %s seconds, %i are paid', (seconds, paid) => {
  expect(paidSeconds(seconds)).toBe(paid);
});
