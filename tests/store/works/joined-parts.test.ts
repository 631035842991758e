import { expect, test } from 'vitest';
import { joinParts, partAt } from '../../../src/store/works/joined-parts.ts';

test('joined texts of any length, with any character, are found again', () => {
  const parts = [0, 254, 255, 256, 511, 65_535].map((length) => 'é'.repeat(length));
  const joined = joinParts(...parts, 12.5, '\0\u00ff灯塔');
  expect(parts.map((_, at) => partAt(joined, at))).toEqual(parts);
  expect([partAt(joined, 6), partAt(joined, 7)]).toEqual(['12.5', '\0\u00ff灯塔']);
});

test('what is added to Latin-1 texts is Latin-1', () => {
  expect(joinParts('a'.repeat(300), 'b'.repeat(9_999), '')).toMatch(/^[\0-\u00ff]*$/);
});
