import { expect, test } from 'vitest';
import { progressWords } from '../../../src/ui/kit/film-words.ts';

const words = (size: number, phase: 'arrived' | 'paused' = 'arrived') =>
  progressWords({ phase, size, sent: 0, speed: 0, kept: true }, { online: true, arrived: 'ready' });

test('a small film is not told as one of 0 MB, while nothing of it may have been sent', () => {
  expect(words(23_000)).toBe('0.1 MB · ready');
  expect(words(2.5 * 1024 * 1024)).toBe('2.5 MB · ready');
  expect(words(23_000, 'paused')).toBe('Paused at 0 MB of 0.1 MB');
});
