import { expect, it } from 'vitest';
import { matchLines } from '../../../server/film/script/match-lines.ts';

const line = (hm_desc: string, dialogue = '') => ({
  shot_type: '',
  angle: '',
  move: '',
  characters: '',
  cj_desc: '',
  hm_desc,
  dialogue,
});
const old = (...lines: ReturnType<typeof line>[]) => lines.map((one, index) => ({ ...one, id: index + 1 }));

it.each([
  ['the same words', [line('a'), line('b')], old(line('b'), line('a')), [2, 1]],
  ['the same speech', [line('a', 'Mei：Hi')], old(line('x'), line('other', 'Mei：Hi')), [2]],
  ['the same view', [line('a', 'Mei：Hi')], old(line('x'), line('a', 'Mei：Bye')), [2]],
  ['the same place', [line('a'), line('new'), line('c')], old(line('a'), line('mine'), line('c')), [1, 2, 3]],
])('a new line is the old one with %s', (_, lines, before, expected) => {
  expect(matchLines(lines, before)).toEqual(expected);
});

it('each old line is matched at most once, and unmatched lines are new', () => {
  expect(matchLines([line('a'), line('a')], old(line('a')))).toEqual([1, undefined]);
  expect(matchLines([line('a'), line('n'), line('m')], old(line('a'), line('x')))).toEqual([
    1,
    undefined,
    undefined,
  ]);
  expect(matchLines([line('')], old(line('x'), line('')))).toEqual([2]);
});
