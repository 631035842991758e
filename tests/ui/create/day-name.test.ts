import { expect, test } from 'vitest';
import { dayName } from '../../../src/ui/kit/day-name.ts';

const now = new Date(2026, 10, 21, 0, 5);

test.each([
  ['2026-11-21', 'en', 'Today'],
  ['2026-11-20', 'en', 'Yesterday'],
  ['2026-11-21', 'zh', '今天'],
  ['2026-11-20', 'zh', '昨天'],
  ['2026-11-19', 'en', 'Thursday, November 19'],
  ['2026-11-19', 'zh', '11月19日星期四'],
  ['2025-12-31', 'en', 'Wednesday, December 31, 2025'],
  ['soon', 'en', 'soon'],
])('%s in %s is %s', (date, language, said) => {
  expect(dayName(date, language, now)).toBe(said);
});
