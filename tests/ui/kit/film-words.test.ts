import { expect, test } from 'vitest';
import { progressWords } from '../../../src/ui/kit/film-words.ts';

const words = (size: number, phase: 'arrived' | 'paused' = 'arrived') =>
  progressWords({ phase, size, sent: 0, speed: 0, kept: true }, { online: true, arrived: 'ready' });

test('a small film is not told as one of 0 MB, while nothing of it may have been sent', () => {
  expect(words(23_000)).toBe('0.1 MB · ready');
  expect(words(2.5 * 1024 * 1024)).toBe('2.5 MB · ready');
  expect(words(23_000, 'paused')).toBe('Paused at 0 MB of 0.1 MB');
});

test('without a network an upload tells no time left, also before the request that was cut off is noticed', () => {
  const MB = 1024 * 1024;
  const sending = { phase: 'sending', size: 4 * MB, sent: MB, speed: MB, kept: true } as const;
  expect(progressWords(sending, { online: true, arrived: '' })).toBe('1 MB of 4 MB · 1 MB/s · 3 s left');
  expect(progressWords(sending, { online: false, arrived: '' })).toBe(
    "1 MB of 4 MB. Goes on when you're online",
  );
});
