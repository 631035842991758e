import { afterEach, expect, test, vi } from 'vitest';
import { subscribeHere } from '../../src/store/bridge/push-manager.ts';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

/** A browser whose push service answers like this. */
const browserWith = (subscribe: () => Promise<unknown>): void => {
  const registration = { pushManager: { getSubscription: async () => null, subscribe } };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a push service that never answers counts as out of reach: what is switched next is not left waiting for it', async () => {
  vi.useFakeTimers();
  browserWith(() => new Promise(() => undefined));
  const end = expect(subscribeHere(KEY, { on: true, asked: true, off: [] })).rejects.toThrow(
    'The push service does not answer',
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await end;
});

test('a refusal is told at once', async () => {
  browserWith(() => Promise.reject(new DOMException('no', 'AbortError')));
  await expect(subscribeHere(KEY, { on: true, asked: true, off: [] })).rejects.toThrow('no');
});
