import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewBadge } from '../../src/sw/badge.ts';
import { markSeen } from '../../src/sw/engine/outbox.ts';
import { Studio } from './studio.ts';

let studio: Studio;
let set: ReturnType<typeof vi.fn>;
let clear: ReturnType<typeof vi.fn>;
const browserWith = (windows: { url: string }[], refused = false) => {
  set = vi.fn(async () => (refused ? Promise.reject(new Error('no badges')) : undefined));
  clear = vi.fn(async () => undefined);
  vi.stubGlobal('clients', { matchAll: async () => windows });
  vi.stubGlobal('navigator', { setAppBadge: set, clearAppBadge: clear });
};
/** Tracks one ended and one open task. */
beforeEach(async () => {
  studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a', 'b'], { context: { kind: 'draw', page: '/draw' } });
  studio.server.states.set('a', 1);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
});
afterEach(() => vi.unstubAllGlobals());

describe('the app badge, with no window open', () => {
  it('counts open tasks and unseen ends', async () => {
    browserWith([]);
    await renewBadge(studio.db);
    expect(set.mock.calls).toEqual([[2]]);
    await markSeen(studio.db, '7|draw|a:done');
    await renewBadge(studio.db);
    expect(set.mock.calls).toEqual([[2], [1]]);
  });

  it('is cleared when nothing is left to count, e.g. for another account', async () => {
    browserWith([]);
    await studio.signIn(8);
    await renewBadge(studio.db);
    expect([set.mock.calls.length, clear.mock.calls.length]).toEqual([0, 1]);
  });

  it('is left to an open window', async () => {
    browserWith([{ url: 'https://a.b/web/' }]);
    await renewBadge(studio.db);
    expect([set.mock.calls.length, clear.mock.calls.length]).toEqual([0, 0]);
  });

  it('is skipped if the system does not support it, or refuses', async () => {
    browserWith([], true);
    await expect(renewBadge(studio.db)).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(renewBadge(studio.db)).resolves.toBeUndefined();
  });
});
