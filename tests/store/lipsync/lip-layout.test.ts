import { expect, test } from 'vitest';
import { COLUMN, columnsIn, GUTTER, layoutResults } from '../../../src/store/lipsync/lip-layout.ts';

test('[LIP-07] columns of 180 px with 120 px gaps; newest day first, newest card first', () => {
  expect([COLUMN, GUTTER]).toEqual([180, 120]);
  expect([0, 299, 599, 600, 899, 900].map(columnsIn)).toEqual([1, 1, 1, 2, 2, 3]);
  const rows = [
    { id: 4, date: '2026-03-02', aspect: 1 },
    { id: 3, date: '2026-03-02', aspect: 9 / 16 },
    { id: 2, date: '2026-03-02', aspect: 16 / 9 },
    { id: 1, date: '2026-03-01', aspect: 1 },
  ];
  const { cards, days } = layoutResults(rows, 2, (row) => row);
  expect(days.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-01']);
  const place = (id: number) => cards.find(({ item }) => item.id === id)?.box;
  expect(place(4)).toMatchObject({ left: 0, height: 180 });
  expect(place(3)).toMatchObject({ left: 300, height: 320 });
  // goes into the shortest column
  expect(place(2)?.left).toBe(0);
  expect(place(1)?.top).toBeGreaterThan((place(3)?.top ?? 0) + 320);
});
