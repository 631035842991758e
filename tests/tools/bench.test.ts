import { expect, it } from 'vitest';
import { median, medians, ratio } from '../../tools/bench/figures.mjs';
import { middleP98 } from '../../tools/bench/letters.mjs';
import { weigh } from '../../tools/bench/transfer.mjs';

const transfer = (path: string, by: 'page' | 'worker', bytes: number, asked: number) => ({
  path,
  by,
  bytes,
  asked,
  status: 200,
});

it('the page weighs what it asked for until it was usable; the worker all, and what it fetched again', () => {
  const weight = weigh(
    [
      transfer('/web/', 'page', 100, 1),
      transfer('/web/assets/first.js', 'page', 1000, 2),
      transfer('/web/sw.js', 'worker', 50, 3),
      transfer('/media/a.jpg', 'page', 7000, 9),
      transfer('/web/index.html', 'worker', 101, 10),
      transfer('/web/assets/later.js', 'worker', 500, 11),
    ],
    5,
  );
  expect(weight).toEqual({ page: 1100, worker: 651, again: 101 });
});

it('medians of odd and even counts; nothing over nothing is no ratio', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  const visits = [
    { ready: 1, blocking: 5 },
    { ready: 3, blocking: 7 },
  ];
  expect(medians(visits, ['ready'])).toEqual({ ready: 2 });
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeNull();
});

it('one stall of the machine changes no typing figure', () => {
  const round = (slow: number[]) => [...Array.from({ length: 95 }, () => 5), ...slow];
  const steady = round([6, 7, 8, 9, 10]);
  const stalled = round([80, 90, 90, 90, 90]);
  expect(middleP98([steady, stalled, steady])).toBe(8);
  expect(middleP98([stalled])).toBe(90);
});
