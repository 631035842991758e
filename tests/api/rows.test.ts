import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { onBadRow, rowsById, rowsOf } from '../../src/api/rows.ts';

const Row = v.object({ id: v.number(), images: v.optional(v.array(v.string()), []) });
let said: string[];
beforeEach(() => {
  said = [];
  return onBadRow((what) => said.push(what));
});

it('an invalid row is left out and reported by its field only; the others are kept', () => {
  const rows = [{ id: 1, images: ['a'] }, { id: 'two', images: ['a secret'] }, null, { id: 3 }];
  expect(v.parse(rowsOf(Row), rows)).toEqual([
    { id: 1, images: ['a'] },
    { id: 3, images: [] },
  ]);
  expect(said).toEqual(['[rows] left out: id is not number', '[rows] left out: it is not Object']);
});

it('null counts as missing', () => {
  expect(v.parse(rowsOf(Row), [{ id: 1, images: null }])).toEqual([{ id: 1, images: [] }]);
  expect(v.parse(rowsById(v.picklist([0, 1])), { 5: 1, 6: null, 7: 0 })).toEqual({ 5: 1, 7: 0 });
  expect(said).toHaveLength(1);
});

it('a value that is not a list is rejected', () => {
  for (const value of [null, {}, 'rows']) expect(v.safeParse(rowsOf(Row), value).success).toBe(false);
  for (const value of [null, [], 'rows']) expect(v.safeParse(rowsById(Row), value).success).toBe(false);
});
