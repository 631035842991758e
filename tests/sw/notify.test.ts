import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxRow } from '../../src/sw/db.ts';
import { STALE_CLAIM } from '../../src/sw/engine/outbox.ts';
import { announce, openPlace } from '../../src/sw/notify.ts';
import { savePreferences } from '../../src/sw/preferences.ts';
import { Studio } from './studio.ts';

const ID = '7|draw|a:done';

/** What the worker's global offers, as far as notices use it. */
function browserWith(windows: { url: string; visibilityState: 'visible' | 'hidden' }[] = []) {
  const open = windows.map((one) => ({
    ...one,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
  }));
  const openWindow = vi.fn(async (_address: string) => null);
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => undefined);
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow });
  vi.stubGlobal('registration', { showNotification });
  return { open, openWindow, showNotification };
}
const mayNotify = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });

let studio: Studio;
beforeEach(async () => {
  studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a'], { context: { kind: 'draw', page: '/draw', prompt: 'a lamp' } });
  studio.server.states.set('a', 1);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  await Promise.all([engine.tick(), studio.clock.advance(1)]);
});
afterEach(() => vi.unstubAllGlobals());

const states = async () =>
  (await studio.db.read((tx) => tx.objectStore('outbox').getAll())).map(({ st }: OutboxRow) => st);
const post = vi.fn();

describe('telling the person', () => {
  it('is a system notification when no page is looked at: the words, the prompt, the place', async () => {
    const { showNotification } = browserWith([{ url: 'https://a.b/web/', visibilityState: 'hidden' }]);
    mayNotify('granted');
    await savePreferences(studio.db, { language: 'zh', timeZone: 'UTC', deviceId: '' });
    await announce(studio.db, post);
    expect(showNotification.mock.calls).toEqual([
      [
        '图片画好了',
        expect.objectContaining({
          body: 'a lamp',
          tag: ID,
          lang: 'zh',
          silent: false,
          data: { id: ID, place: '/draw' },
        }),
      ],
    ]);
    expect(await states()).toEqual(['shown']);
    await announce(studio.db, post);
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it('is left to a page that is looked at', async () => {
    const { showNotification } = browserWith([{ url: 'https://a.b/web/', visibilityState: 'visible' }]);
    mayNotify('granted');
    await announce(studio.db, post);
    expect(showNotification).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledWith({ type: 'notice' });
    expect(await states()).toEqual(['new']);
  });

  it.each(['denied', 'default'] as const)('waits for the next page when permission is %s', async (given) => {
    const { showNotification } = browserWith();
    mayNotify(given);
    await announce(studio.db, post);
    expect(showNotification).not.toHaveBeenCalled();
    expect(await states()).toEqual(['new']);
  });

  it('is silent for what a context that died may have shown already', async () => {
    const { showNotification } = browserWith();
    mayNotify('granted');
    await studio.db.write(async (tx) => {
      const row = await tx.objectStore('outbox').get(ID);
      if (row) await tx.objectStore('outbox').put({ ...row, st: 'page', at: Date.now() - STALE_CLAIM - 1 });
    });
    await announce(studio.db, post);
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ silent: true, tag: ID });
  });
});

describe('a click on a notification', () => {
  const notification = (data: unknown = { id: ID, place: '/draw' }) =>
    ({ close: vi.fn(), data }) as unknown as Notification & { close: ReturnType<typeof vi.fn> };

  it('goes to the window that is open, tells it the place, and counts as seen', async () => {
    const { open, openWindow } = browserWith([
      { url: 'https://a.b/elsewhere', visibilityState: 'hidden' },
      { url: 'https://a.b/web/#/music', visibilityState: 'hidden' },
    ]);
    const clicked = notification();
    await openPlace(studio.db, clicked);
    expect(clicked.close).toHaveBeenCalledOnce();
    expect(open[0]?.focus).not.toHaveBeenCalled();
    expect(open[1]?.focus).toHaveBeenCalledOnce();
    expect(open[1]?.postMessage.mock.calls).toEqual([[{ type: 'open', place: '/draw' }]]);
    expect(openWindow).not.toHaveBeenCalled();
    expect(await states()).toEqual([]);
  });

  it('opens the place when no window of the app is open', async () => {
    const { openWindow } = browserWith([{ url: 'https://a.b/elsewhere', visibilityState: 'visible' }]);
    await openPlace(studio.db, notification());
    expect(openWindow.mock.calls).toEqual([['/web/#/draw']]);
    expect(await states()).toEqual([]);
  });

  it('of a notice without a place leads to the square, and takes nothing away', async () => {
    const { openWindow } = browserWith();
    await openPlace(studio.db, notification({}));
    expect(openWindow.mock.calls).toEqual([['/web/#/square']]);
    expect(await states()).toEqual(['new']);
  });
});
