import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxRow } from '../../src/sw/db.ts';
import { STALE_CLAIM } from '../../src/sw/engine/claim-watch.ts';
import { claimNotices, markSeen, releaseClaims } from '../../src/sw/engine/outbox.ts';
import { onNoticeClick } from '../../src/sw/notice-click.ts';
import { announce, closeNotifications } from '../../src/sw/notify.ts';
import { savePreferences } from '../../src/sw/preferences.ts';
import { browserWith } from './browser-with.ts';
import { FakeServer } from './fake-server.ts';
import { Studio } from './studio.ts';

const ID = '7|draw|a:done';

const mayNotify = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission });

let studio: Studio;
beforeEach(async () => {
  studio = new Studio();
  await studio.signIn(7);
  await studio.add(['a'], { context: { kind: 'draw', page: '/draw', prompt: 'a lamp' } });
  studio.server.states.set('a', 1);
  const { engine, deps } = studio.context();
  deps.announce = async () => undefined;
  await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
});
afterEach(() => vi.unstubAllGlobals());

const states = async () =>
  (await studio.db.read((tx) => tx.objectStore('outbox').getAll())).map(({ st }: OutboxRow) => st);
const post = vi.fn();
/** Dependencies as the worker provides them; acknowledgements go to the fake server. */
const heard = () => ({ ...studio.context().deps, db: studio.db, post });

describe('announcing an end', () => {
  it('is a notification if no page is visible: text, prompt, route', async () => {
    const { showNotification } = browserWith([{ url: 'https://a.b/web/', visibilityState: 'hidden' }]);
    mayNotify('granted');
    await savePreferences(studio.db, { language: 'zh', timeZone: 'UTC', deviceId: '' });
    await announce(heard());
    expect(showNotification.mock.calls).toEqual([
      [
        '图片画好了',
        expect.objectContaining({
          body: 'a lamp',
          tag: ID,
          lang: 'zh',
          silent: false,
          data: { id: ID, key: '7|draw|a', place: '/draw', actions: {}, keeps: false },
          actions: [],
        }),
      ],
    ]);
    expect(await states()).toEqual(['shown']);
    await announce(heard());
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it('is left to a visible page', async () => {
    const { showNotification } = browserWith([{ url: 'https://a.b/web/', visibilityState: 'visible' }]);
    mayNotify('granted');
    await announce(heard());
    expect(showNotification).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledWith({ type: 'notice' });
    expect(await states()).toEqual(['new']);
  });

  it.each(['denied', 'default'] as const)('waits for the next page when permission is %s', async (given) => {
    const { showNotification } = browserWith();
    mayNotify(given);
    await announce(heard());
    expect(showNotification).not.toHaveBeenCalled();
    expect(await states()).toEqual(['new']);
  });

  it('is silent if a context that died may have shown it', async () => {
    const { showNotification } = browserWith();
    mayNotify('granted');
    await studio.db.write(async (tx) => {
      const row = await tx.objectStore('outbox').get(ID);
      if (row) await tx.objectStore('outbox').put({ ...row, st: 'page', at: studio.clock.now() });
    });
    await announce(heard());
    expect(showNotification).not.toHaveBeenCalled();
    await studio.clock.advance(STALE_CLAIM + 1);
    await announce(heard());
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ silent: true, tag: ID });
  });
});

/** Simulates a click on the notification, or on one of its buttons. */
const click = (data: unknown, action = '') => {
  const notification = { close: vi.fn(), data } as unknown as Notification & {
    close: ReturnType<typeof vi.fn>;
  };
  const done = onNoticeClick({ db: studio.db, post }, { notification, action });
  return { notification, done };
};

describe('a click on a notification', () => {
  const data = { id: ID, place: '/draw' };

  it('focuses the open window, sends it the route, and marks the end as seen', async () => {
    const { open, openWindow } = browserWith([
      { url: 'https://a.b/elsewhere', visibilityState: 'hidden' },
      { url: 'https://a.b/web/#/music', visibilityState: 'hidden' },
    ]);
    const { notification, done } = click(data);
    await done;
    expect(notification.close).toHaveBeenCalledOnce();
    expect(open[0]?.focus).not.toHaveBeenCalled();
    expect(open[1]?.focus).toHaveBeenCalledOnce();
    expect(open[1]?.postMessage.mock.calls).toEqual([[{ type: 'open', place: '/draw' }]]);
    expect(openWindow).not.toHaveBeenCalled();
    expect(await states()).toEqual([]);
  });

  it.each([
    ['/draw', 2],
    ['/create?id=12&step=4', 1],
    ['/music', 0],
  ] as const)(
    'of several windows focuses the one that shows %s already, else the last used',
    async (place, at) => {
      const app = { url: 'https://a.b/web/', visibilityState: 'hidden' } as const;
      const { open } = browserWith([app, app, app]);
      for (const [i, shown] of ['/create?id=3&step=4', '/create?id=12&step=4', '/draw?q=lamp'].entries())
        open[i]?.postMessage.mockImplementation(({ type }, [port] = []) => {
          if (type === 'where') port?.postMessage(shown);
        });
      await click({ ...data, place }).done;
      expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual(
        [0, 1, 2].map((one) => Number(one === at)),
      );
      expect(open[at]?.postMessage).toHaveBeenLastCalledWith({ type: 'open', place });
    },
  );

  it('of windows that do not answer takes the last used one', async () => {
    const app = { url: 'https://a.b/web/', visibilityState: 'hidden' } as const;
    const { open } = browserWith([app, app]);
    await click(data).done;
    expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0]);
  });

  it('sends the route also to a window that the browser refuses the focus', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { open } = browserWith([{ url: 'https://a.b/web/#/music', visibilityState: 'visible' }]);
    open[0]?.focus.mockRejectedValue(
      new DOMException('Not allowed to focus a window.', 'InvalidAccessError'),
    );
    await click(data).done;
    expect(open[0]?.postMessage.mock.calls).toEqual([[{ type: 'open', place: '/draw' }]]);
    expect(warned).toHaveBeenCalledOnce();
  });

  it('opens the route if no window is open', async () => {
    const { openWindow } = browserWith([{ url: 'https://a.b/elsewhere', visibilityState: 'visible' }]);
    await click(data).done;
    expect(openWindow.mock.calls).toEqual([['/web/#/draw?ended=1']]);
    expect(await states()).toEqual([]);
  });

  it('of a notice without a route opens the square, and removes nothing', async () => {
    const { openWindow } = browserWith();
    await click({}).done;
    expect(openWindow.mock.calls).toEqual([['/web/#/square']]);
    expect(await states()).toEqual(['new']);
  });
});

describe('a film', () => {
  const FILM = '7|export:f|f:done';
  const told = { step: 4, works_id: 12, script_id: 3, video_url: '/media/f.mp4' };
  const shown = () =>
    (
      registrationOf().showNotification.mock.calls as [string, NotificationOptions & { actions: unknown }][]
    ).map(([title, { body, tag, actions, data }]) => ({ title, body, tag, actions, data }));
  const registrationOf = () =>
    (globalThis as unknown as { registration: { showNotification: ReturnType<typeof vi.fn> } }).registration;
  const WATCH = { action: 'watch', title: 'Watch' };
  const PUBLISH = { action: 'publish', title: 'Publish…' };
  const DATA = {
    id: FILM,
    key: '7|export:f|f',
    place: '/film?id=f',
    actions: { watch: '/film?id=f', publish: '/film?id=f&form=publish' },
    keeps: true,
  };
  let asked: { path: string; body: unknown; token: string | null }[];
  let answer: () => Response | Promise<Response>;

  async function endWith(step: number, more: object = {}): Promise<void> {
    studio = new Studio({
      server: (clock) =>
        new FakeServer(clock, {
          idField: 'tasks_id',
          row: () => ({ ...told, step, ...more }),
          wrap: ([only]) => only ?? { step: 1 },
        }),
    });
    await studio.signIn(7);
    const context = { kind: 'export', page: '/create', prompt: 'The lamp', script_id: 3 };
    await studio.add(['f'], { kind: 'export', context }, 1);
    const { engine, deps } = studio.context();
    deps.announce = async () => undefined;
    await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
    await savePreferences(studio.db, { language: 'en', timeZone: 'UTC', deviceId: '' });
    asked = [];
    answer = () => Response.json({ code: 200, message: '', data: null });
    studio.server.fetch = async (url, init) => {
      const headers = new Headers(init?.headers);
      asked.push({
        path: new URL(String(url), 'http://x').pathname,
        body: JSON.parse(String(init?.body)),
        token: headers.get('authorization'),
      });
      return answer();
    };
  }
  beforeEach(() => endWith(4));

  it('has buttons and opens its page', async () => {
    browserWith();
    mayNotify('granted');
    await announce(heard());
    expect(shown()).toEqual([
      { title: 'Your film is ready', body: 'The lamp', tag: FILM, actions: [WATCH, PUBLISH], data: DATA },
    ]);
  });

  it('[NOTICE-04] that failed has the refund and no buttons', async () => {
    await endWith(5, { works_id: 0, points_charged: 3, points_refunded: 2 });
    browserWith();
    mayNotify('granted');
    await announce(heard());
    expect(shown()).toMatchObject([
      {
        title: 'The film could not be made',
        body: 'The lamp\n2 points came back to you.',
        actions: [],
      },
    ]);
  });

  it('[NOTICE-01] is kept after notification and click, until a page has marked it as seen', async () => {
    const { openWindow } = browserWith();
    mayNotify('granted');
    await announce(heard());
    await click(DATA).done;
    expect(openWindow.mock.calls).toEqual([['/web/#/film?id=f&ended=1']]);
    expect(await states()).toEqual(['shown']);
    // offered to a page, without a second notification
    await announce(heard());
    expect(shown()).toHaveLength(1);
    const now = Date.now();
    expect(await claimNotices(studio.db, 'page', now)).toMatchObject([{ id: FILM }]);
    expect(await claimNotices(studio.db, 'page', now)).toEqual([]);
    // the page closes without having shown it
    await releaseClaims(studio.db, [FILM]);
    expect(await claimNotices(studio.db, 'page', now)).toMatchObject([{ id: FILM, again: true }]);
    await markSeen(studio.db, FILM);
    expect(await claimNotices(studio.db, 'page', now + 60_000)).toEqual([]);
  });

  it('asks an open page to show it', async () => {
    const { open } = browserWith([{ url: 'https://a.b/web/#/draw', visibilityState: 'hidden' }]);
    post.mockClear();
    await click(DATA, 'watch').done;
    expect(open[0]?.postMessage.mock.calls).toEqual([[{ type: 'open', place: '/film?id=f' }]]);
    expect(post.mock.calls).toEqual([[{ type: 'notice' }]]);
    expect(asked).toEqual([]);
    expect(await states()).toEqual(['new']);
  });

  it('is only published by the form: the button opens the form, and sends nothing', async () => {
    const { openWindow } = browserWith();
    await click(DATA, 'publish').done;
    expect(openWindow.mock.calls).toEqual([['/web/#/film?id=f&form=publish&ended=1']]);
    expect(asked).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('is removed from the notifications when a page has shown it', async () => {
    const { tray } = browserWith();
    await closeNotifications(FILM);
    expect(tray[0]?.close).toHaveBeenCalledOnce();
  });
});
