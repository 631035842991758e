import { expect, it } from 'vitest';
import { untilStopped } from './until-stopped.ts';

it('work that was stopped before it began ends too', async () => {
  await expect(untilStopped(AbortSignal.abort('deleted'))).rejects.toBe('deleted');
  const stop = new AbortController();
  const ended = expect(untilStopped(stop.signal)).rejects.toBe('later');
  stop.abort('later');
  await ended;
});
