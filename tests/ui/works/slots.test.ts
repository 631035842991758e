import { expect, test } from 'vitest';
import { assignSlots, sortSlots } from '../../../src/ui/works/grid/slots.ts';

const shown = (slots: { id: number; key: string }[]) => slots.map(({ id, key }) => `${key} in ${id}`);
const first = assignSlots([], ['a', 'b', 'c']);

test('each key gets a slot, in the order of the keys', () => {
  expect(shown(first)).toEqual(['a in 0', 'b in 1', 'c in 2']);
});

test('a key that arrives takes the slot of one that is gone, where it stands; the others keep theirs', () => {
  const second = assignSlots(first, ['b', 'c', 'd']);
  expect(shown(second)).toEqual(['d in 0', 'b in 1', 'c in 2']);
  expect(second[1]).toBe(first[1]);
});

test('keys without a free slot get new ones, and slots without a key end', () => {
  const more = assignSlots(first, ['b', 'c', 'd', 'e', 'f']);
  expect(shown(more)).toEqual(['d in 0', 'b in 1', 'c in 2', 'e in 3', 'f in 4']);
  expect(shown(assignSlots(more, ['e']))).toEqual(['e in 3']);
  expect(shown(assignSlots(assignSlots(more, ['e']), ['e', 'g']))).toEqual(['e in 3', 'g in 4']);
});

test('slots are sorted by their keys and keep their numbers', () => {
  const second = assignSlots(first, ['b', 'c', 'd']);
  expect(shown(sortSlots(second, ['b', 'c', 'd']))).toEqual(['b in 1', 'c in 2', 'd in 0']);
});
