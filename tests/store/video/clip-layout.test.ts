import { expect, test } from 'vitest';
import { COLUMN, columnFor, columnsIn, GUTTER, layoutClips } from '../../../src/store/video/clip-layout.ts';

test('[VIDEO-02] a column has 370 px, 250 px of them for the card, and there is at least one', () => {
  expect([COLUMN, GUTTER]).toEqual([250, 120]);
  expect([0, 369, 370, 739, 740, 1146].map(columnsIn)).toEqual([1, 1, 1, 1, 2, 3]);
});

test('a lone column takes the width that is there, and two or more have their 250 px', () => {
  const usual = { column: 250, gutter: 120 };
  for (const width of [0, 360, 450, 740, 1146]) expect(columnFor(width)).toEqual(usual);
  expect(columnFor(320), 'words beside it that can be read').toEqual({ column: 210, gutter: 120 });
  expect(columnFor(500)).toEqual({ column: 300, gutter: 200 });
  expect(columnFor(704)).toEqual({ column: 480, gutter: 200 });
  const { cards } = layoutClips([item('a', '2026-03-01')], 1, (one) => one, columnFor(704));
  expect(cards.map(({ box }) => [box.width, box.words, box.height])).toEqual([[480, 200, 270]]);
});

test('a clip that failed has the room for its reason, its points and its buttons, however flat its picture would have been', () => {
  const facts = { date: '2026-03-01', aspect: 21 / 9 };
  const heights = layoutClips([{ ...facts, told: true }, facts], 1, (one) => one).cards.map(
    ({ box }) => box.height,
  );
  expect(heights).toEqual([176, 132]);
});

interface Item {
  name: string;
  date: string;
  aspect: number;
}
const item = (name: string, date: string, aspect = 16 / 9): Item => ({ name, date, aspect });

test('[VIDEO-01] [VIDEO-46] days are ordered oldest first, cards within a day newest first', () => {
  const items = [item('c', '2026-03-02'), item('b', '2026-03-02'), item('a', '2026-03-01')];
  const { cards, days } = layoutClips(items, 2, (one) => one);
  expect(days.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02']);
  expect(cards.map(({ item: { name }, box }) => [name, box.left])).toEqual([
    ['a', 0],
    ['c', 0],
    ['b', 370],
  ]);
});

test('a card goes into the shortest column, and cards never overlap', () => {
  const shapes = [9 / 16, 16 / 9, 1, 21 / 9, 16 / 9, 4 / 3, 1, 9 / 16];
  const items = shapes.map((aspect, at) => item(String(at), at < 5 ? '2026-03-02' : '2026-03-01', aspect));
  const { cards, height } = layoutClips(items, 3, (one) => one);
  for (const [at, { box }] of cards.entries())
    for (const { box: other } of cards.slice(at + 1))
      expect(
        box.left !== other.left || box.top + box.height <= other.top || other.top + other.height <= box.top,
      ).toBe(true);
  expect(height).toBe(Math.max(...cards.map(({ box }) => box.top + box.height)));
});
