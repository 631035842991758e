import { expect, it } from 'vitest';
import { instant } from '../../server/clock.ts';

it.each([
  ['2026-03-04T05:06:07.089999+00:00', '2026-03-04T05:06:07.089Z'],
  ['2026-03-04T05:06:07.089+00:00', '2026-03-04T05:06:07.089Z'],
  ['2026-03-04T05:06:07.1+00:00', '2026-03-04T05:06:07.100Z'],
  ['2026-03-04T05:06:07+00:00', '2026-03-04T05:06:07.000Z'],
  ['2026-03-04T13:06:07.089999+08:00', '2026-03-04T05:06:07.089Z'],
  [new Date(Date.UTC(2026, 2, 4, 5, 6, 7, 89)), '2026-03-04T05:06:07.089Z'],
])('an instant from a database, %s, is told in UTC to the millisecond', (stored, told) => {
  expect(instant(stored)).toBe(told);
});
