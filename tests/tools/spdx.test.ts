import { expect, it } from 'vitest';
import { allows } from '../../tools/lib/spdx.mjs';

const allowed = new Set(['MIT', 'ISC', 'Zlib']);

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['', false],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC', true],
  ['(MIT OR GPL-2.0) AND Zlib', true],
  ['(MIT OR GPL-2.0) AND (GPL-3.0-only OR AGPL-3.0-only)', false],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['GPL-3.0-only AND MIT OR ISC', true],
  ['GPL-3.0-only AND (MIT OR ISC)', false],
  ['((MIT))', true],
  ['(MIT', false],
  ['MIT ISC', false],
  ['MIT OR', false],
])('%s: %s', (expression, expected) => {
  expect(allows(expression, allowed)).toBe(expected);
});
