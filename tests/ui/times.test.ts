import { expect, test } from 'vitest';
import { dateOf, dateTimeOf, fullTimeOf, instantOf, recentOf, signedOf } from '../../src/ui/kit/times.ts';

const year = new Date().getFullYear();
const at = new Date(year, 2, 5, 0, 7);

test('times have 24 hours in both languages, and midnight is 00', () => {
  expect(dateTimeOf('en', at)).toBe('Mar 5, 00:07');
  expect(dateTimeOf('zh', at)).toBe('3月5日 00:07');
  expect(dateTimeOf('en', new Date(year, 2, 5, 15, 30))).toContain('15:30');
  for (const language of ['en', 'zh']) expect(fullTimeOf(language, at)).toMatch(/00:07/);
});

test('the year is shown unless it is the current one, and today has no date', () => {
  expect(dateOf('en', at)).toBe('Mar 5');
  expect(dateOf('en', new Date(2001, 2, 5))).toBe('Mar 5, 2001');
  const now = new Date();
  now.setHours(23, 59);
  expect(recentOf('en', now)).toBe('23:59');
  expect(recentOf('en', new Date(2001, 2, 5, 8, 9))).toBe('Mar 5, 2001, 08:09');
});

test('text that is not a timestamp has no time', () => {
  expect(instantOf('soon')).toBeNull();
  expect([dateOf('en', 'soon'), dateTimeOf('zh', '')]).toEqual(['', '']);
});

test('negative numbers have a minus sign, not a hyphen', () => {
  expect([signedOf('en', -1234), signedOf('zh', -5), signedOf('en', 5), signedOf('en', 0)]).toEqual([
    '−1,234',
    '−5',
    '+5',
    '0',
  ]);
});
