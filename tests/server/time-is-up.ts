import { onTestFinished, vi } from 'vitest';

/**
 * For one test: whatever waits just this long has waited enough at once, so that a limit is seen to come without its time.
 * @param milliseconds of the limit
 */
export function timeIsUp(milliseconds: number): void {
  const wait = globalThis.setTimeout;
  const sooner = (work: () => void, time?: number) => wait(work, time === milliseconds ? 20 : time);
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}
