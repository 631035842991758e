import { expect, test } from 'vitest';
import { clearTop } from '../../../src/ui/shell/clear-of-focus.ts';

const ROOM = 640;
const at = (now: number, focus: [number, number] | null, height = 90) =>
  clearTop({ usual: 68, now, height }, focus && { top: focus[0], bottom: focus[1] }, ROOM);

test('messages stand in their usual place where they cover nothing that has the focus', () => {
  expect(at(68, null)).toBe(68);
  expect(at(68, [200, 240])).toBe(68);
  expect(at(68, [10, 60])).toBe(68);
});

test('they stand below what has the focus where they would cover it', () => {
  expect(at(68, [64, 104])).toBe(112);
  expect(at(68, [120, 160])).toBe(168);
});

test('they stay where they are as long as that is clear, and go back once it is not', () => {
  expect(at(112, [64, 104])).toBe(112);
  expect(at(112, [300, 340])).toBe(112);
  expect(at(112, [180, 220])).toBe(68);
  expect(at(112, null)).toBe(68);
});

test('what leaves no room, such as a long text, does not push them off the window', () => {
  expect(at(68, [80, 560])).toBe(68);
});
