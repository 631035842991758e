import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The worker's commands in a browser whose database cannot be opened. */
async function withoutDatabase() {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('damaged', 'UnknownError');
    },
  });
  vi.stubGlobal('navigator', {});
  const [skipWaiting, claim] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('clients', { claim, matchAll: async () => [] });
  const { handleCommand } = await import('../../src/sw/commands.ts');
  return { handleCommand, skipWaiting, claim };
}

test('an update that was accepted takes over although the database cannot be opened', async () => {
  const { handleCommand, skipWaiting, claim } = await withoutDatabase();
  await expect(handleCommand({ type: 'beat' })).rejects.toThrow();
  await handleCommand({ type: 'SKIP_WAITING' });
  expect(skipWaiting).toHaveBeenCalledOnce();
  await handleCommand({ type: 'claim' });
  expect(claim).toHaveBeenCalledOnce();
});
