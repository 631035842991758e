import { expect, test } from 'vitest';
import {
  dealtWall,
  masonryWall,
  placeOf,
  placesIn,
  profileColumns,
  type Sized,
  squareColumns,
} from '../../../src/ui/works/grid/layout.ts';

const sized = (poster_width: number, poster_height: number): Sized => ({ poster_width, poster_height });
const ALL = [0, Number.POSITIVE_INFINITY] as const;
/** A width with whole-pixel columns: two of 100 px and the gap. */
const TWO = 204;

test('[SQUARE-07] a tile has its cover’s ratio, with gaps of 4 px', () => {
  const wall = masonryWall([sized(200, 100), sized(100, 100), sized(50, 100)], TWO, 2);
  expect(placesIn(wall, ...ALL)).toEqual([
    { index: 0, left: 0, top: 0, width: 100, height: 50 },
    { index: 1, left: 104, top: 0, width: 100, height: 100 },
    { index: 2, left: 0, top: 54, width: 100, height: 200 },
  ]);
  expect(wall.height).toBe(254);
});

test('[SQUARE-08] a cover of unknown size is 1.5 times as high as wide', () => {
  for (const unknown of [{}, sized(0, 0), sized(100, 0)])
    expect(placesIn(masonryWall([unknown], 100, 1), ...ALL)).toMatchObject([{ width: 100, height: 150 }]);
});

test('adding works never moves those above', () => {
  const shapes = [sized(16, 9), sized(9, 16), sized(1, 1), sized(3, 4)];
  const many = Array.from({ length: 400 }, (_, at) => shapes[(at * 7) % 4] ?? {});
  const before = placesIn(masonryWall(many.slice(0, 200), 1000, 4), ...ALL);
  expect(placesIn(masonryWall(many, 1000, 4), ...ALL).slice(0, 200)).toEqual(before);
});

test('a range finds exactly the tiles that it intersects, and a tile is found by its index', () => {
  const many = Array.from({ length: 1000 }, (_, at) => sized(100, 40 + ((at * 37) % 160)));
  const wall = masonryWall(many, 1000, 5);
  const all = placesIn(wall, ...ALL);
  expect(all).toHaveLength(1000);
  for (const [from, to] of [
    [0, 0],
    [500, 900],
    [wall.height - 300, wall.height],
    [-400, -1],
  ] as const) {
    const touching = all.filter(({ top, height }) => top <= to && top + height + 4 > from);
    expect(placesIn(wall, from, to).map(({ index }) => index)).toEqual(touching.map(({ index }) => index));
  }
  expect(placeOf(wall, 777)).toEqual(all[777]);
  expect(placeOf(wall, 1000)).toBeNull();
});

test('[CENTER-08] on a member’s page tiles are assigned to the columns in turn', () => {
  const wall = dealtWall([sized(1, 3), sized(1, 1), sized(1, 1), sized(1, 1), sized(1, 1)], TWO, 2);
  const lefts = placesIn(wall, ...ALL).map(({ left, top }) => [left, top]);
  expect(lefts).toEqual([
    [0, 0],
    [104, 0],
    [0, 304],
    [104, 104],
    [0, 408],
  ]);
});

test.each([
  [199, 1],
  [220, 1],
  [439, 1],
  [440, 2],
  [660, 3],
  [879, 3],
  [880, 4],
  [2000, 4],
])('[CENTER-07] a member’s page of %i px has %i columns', (width, columns) => {
  expect(profileColumns(width)).toBe(columns);
});

test('[CENTER-07] columns share the width with 4 px between them', () => {
  const [one, two] = placesIn(dealtWall([{}, {}], 884, 4), ...ALL);
  expect(one).toMatchObject({ left: 0, width: 218, height: 327 });
  expect(two).toMatchObject({ left: 222 });
});

test.each([
  [360, 2],
  [390, 2],
  [768, 3],
  [1154, 5],
  [1700, 6],
])('the square of %i px has %i columns', (width, columns) => {
  expect(squareColumns(width)).toBe(columns);
});
