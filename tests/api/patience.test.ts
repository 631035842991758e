import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../src/api/call.ts';
import { createClient } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { allCalls } from './all-calls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds after which the app gives a call up that is never answered. Infinity if it would wait for an hour. */
async function patienceWith(call: Call): Promise<number> {
  const from = Date.now();
  let gaveUp = Number.POSITIVE_INFINITY;
  const { send } = createClient({
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    base: '/api',
    caller: () => ({ token: null, language: 'en', timeZone: 'UTC', deviceId: 'device-1' }),
  });
  void send(call, {}).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ApiError);
    gaveUp = Date.now() - from;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  return gaveUp;
}

describe('the app waits for an answer', () => {
  const slow = allCalls.filter(({ call }) => call.longest !== undefined);

  it('that is made while the member waits for a little longer than the server may take', async () => {
    expect(slow.map(({ call }) => call.path)).toContain('/lip-sync/generate-audio');
    for (const { call } of slow) {
      const patience = await patienceWith(call);
      expect(patience, call.path).toBeGreaterThan(call.longest ?? 0);
      expect(patience, call.path).toBeLessThan((call.longest ?? 0) + 10_000);
    }
  });

  it('for half a minute where the server answers at once', async () => {
    const quick = allCalls.filter(({ call }) => call.longest === undefined && call.body === 'json');
    expect(quick.length).toBeGreaterThan(50);
    for (const { call } of quick.slice(0, 5))
      expect(await patienceWith(call), call.path).toBeCloseTo(30_000, -2);
  });
});
