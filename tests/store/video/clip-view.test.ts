import { beforeEach, expect, test, vi } from 'vitest';
import { clipView } from '../../../src/store/video/clip-view.ts';

const DAY = 86_400_000;
// at noon: what is counted in days of 24 hours differs around midnight, and where clocks are changed
beforeEach(() => void vi.setSystemTime(new Date().setHours(12, 0, 0, 0)));
const dayBefore = (days: number): string => {
  const then = new Date(Date.now() - days * DAY);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
};
/** A finished clip. */
const clip = (date: string, created_at?: string) => ({
  task_id: 't1',
  id: 1,
  state: 3,
  video_url: '/media/1.mp4',
  poster: '/media/1.jpg',
  seconds: 5,
  tool_name: 'jimeng',
  is_allowed_chaofen: 0 as const,
  options: '',
  date,
  ...(created_at === undefined ? {} : { created_at }),
});

test.each([
  [11, 'expired'],
  [10, 'done'],
  [0, 'done'],
])('a clip of which only the day is known, %i days ago, is %s', (days, phase) => {
  expect(clipView(clip(dayBefore(days))).phase).toBe(phase);
});

test('a time counts before the day', () => {
  expect(clipView(clip(dayBefore(0), new Date(Date.now() - 10 * DAY - 1000).toISOString())).phase).toBe(
    'expired',
  );
});
