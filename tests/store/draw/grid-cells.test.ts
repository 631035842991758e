import { expect, test } from 'vitest';
import { gridRows } from '../../../src/store/draw/grid-cells.ts';
import { recordFor } from './draw-record.ts';

const records = [
  { ...recordFor(1), images: ['/a', '/b', '/c', '/d'] },
  { ...recordFor(2), state: 4, images: [] },
  { ...recordFor(3), images: ['/e'] },
  { ...recordFor(4), state: 0, images: [] },
];
const keys = (columns: number, list = records) =>
  gridRows(list, new Map(), columns).map((row) => row.map(({ key }) => key));

test('pictures are arranged in rows, oldest first, with placeholders for running ones and none for failed ones', () => {
  expect(keys(4)).toEqual([['1-0'], ['1-1', '1-2', '1-3', '3-0'], ['4-0', '4-1', '4-2', '4-3']]);
});

test('adding older pictures changes only the first row', () => {
  const older = [{ ...recordFor(0), images: ['/x', '/y'] }, ...records];
  expect(keys(4, older).slice(1)).toEqual(keys(4).slice(1));
  expect(keys(4, older)[0]).toEqual(['0-0', '0-1', '1-0']);
});
