import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { browser } from '../../../src/store/browser.ts';
import { lookUp } from '../../../src/store/tasks/lost-submit.ts';

const SECOND = 1000;
const failure = (kind: ApiError['kind'], status = 0) =>
  new ApiError(kind, '', { path: '/studio/submits/check', status });

beforeEach(() => {
  vi.useFakeTimers();
  browser.online = true;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts the lookup, with each request failing in this way. */
function asking(error: () => unknown) {
  const ask = vi.fn(async () => {
    throw error();
  });
  let said: unknown = 'checking';
  void lookUp(ask).then((found) => {
    said = found;
  });
  return { ask, said: () => said };
}

test('a server without this call ends the lookup at once', async () => {
  const { ask, said } = asking(() => failure('garbled', 404));
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(ask).toHaveBeenCalledOnce();
  expect(said()).toBeNull();
});

test('without an answer the lookup ends with a message after some minutes', async () => {
  const { ask, said } = asking(() => failure('busy', 502));
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(said()).toBe('checking');
  await vi.advanceTimersByTimeAsync(240 * SECOND);
  expect(said()).toBeNull();
  expect(ask.mock.calls.length).toBeLessThan(12);
});

test('offline it waits, and continues at once when online', async () => {
  browser.online = false;
  let back = false;
  const ask = vi.fn(async () => {
    if (!back) throw failure('transport');
    return 'found';
  });
  const found = lookUp(ask);
  await vi.advanceTimersByTimeAsync(3600 * SECOND);
  back = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await found).toBe('found');
});
