import { expect, it } from 'vitest';
import { pollsTooClose } from './poll-spacing.ts';

it.each([
  ['on time', [0, 5_000, 10_000, 15_000], 0],
  ['one of them late on its way', [0, 5_700, 10_000, 15_000], 0],
  ['after a pause', [0, 5_000, 60_000, 65_000], 0],
  ['twice in one interval', [0, 5_000, 7_000, 10_000], 5],
  ['always a little too soon', [0, 4_600, 9_200, 13_800], 1],
])('polls %s', (_what, times, many) => {
  expect(pollsTooClose(times)).toHaveLength(many);
});
