import { expect, test } from 'vitest';
import { expiresAt, lostFilm } from '../../../src/store/film/export/lost-film.ts';

const DAY = 86_400_000;
const WORKS_TIME = '2026-11-20T10:00:00Z';
const MADE = Date.parse(WORKS_TIME);

test('a film is kept for ten days after its end, if that is known', () => {
  expect(expiresAt({ works_time: WORKS_TIME })).toBe(MADE + 10 * DAY);
  expect(expiresAt({ works_time: '' })).toBeNull();
});

test.each([
  ['a film of today', 0, '/media/film.mp4', null],
  ['one whose last day is not over', 10 * DAY - 1, '/media/film.mp4', null],
  ['[NOTICE-10] one whose days are over, whatever its address', 10 * DAY, '/media/film.mp4', 'expired'],
  ['[NOTICE-10] an old one without an address', 12 * DAY, '', 'expired'],
  ['one that the server counts as expired, whose clock is ahead of ours', 10 * DAY - 60_000, '', 'expired'],
  ['a new one without a file, which did not expire', DAY, '', 'missing'],
] as const)('%s', (_what, age, video, lost) => {
  expect(lostFilm({ until: MADE + 10 * DAY, video }, MADE + age)).toBe(lost);
});

test('a film without a file and a time does not count as expired', () => {
  expect(lostFilm({ until: null, video: '' })).toBe('missing');
  expect(lostFilm({ until: null, video: undefined })).toBeNull();
});
