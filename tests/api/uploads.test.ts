import { expect, test } from 'vitest';
import { refusalOf } from '../../src/api/uploads.ts';

const MB = 1024 * 1024;

test.each([
  ['image/png', 1, null],
  ['image/jpeg', 10 * MB, null],
  ['image/jpeg', 10 * MB + 1, 'size'],
  ['image/webp', 1, 'type'],
  ['', 1, 'type'],
] as const)('[DRAW-38] a reference of type %j with %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ type, size }, 'drawReference')).toBe(refusal);
});
