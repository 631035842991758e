import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxRow } from '../../src/sw/db.ts';
import { acknowledge } from '../../src/sw/engine/acknowledge.ts';
import { STALE_CLAIM } from '../../src/sw/engine/claim-watch.ts';
import { claimNotices, markSeen } from '../../src/sw/engine/outbox.ts';
import { changeNoticeSettings } from '../../src/sw/notice-settings.ts';
import { announce } from '../../src/sw/notify.ts';
import { onPush } from '../../src/sw/push.ts';
import { onSubscriptionChange } from '../../src/sw/push-change.ts';
import { Studio } from './studio.ts';

const TAG = '7|draw|a:done';
const said = { kind: 'draw', final: 'done', tag: TAG };

let studio: Studio;
let showNotification: ReturnType<typeof vi.fn>;
const post = vi.fn();

/** A fake of the worker's global scope, with the app open in these windows. */
function browserWith(...windows: ('visible' | 'hidden')[]): void {
  showNotification = vi.fn(async () => undefined);
  const open = windows.map((visibilityState) => ({ url: 'https://a.b/web/', visibilityState }));
  vi.stubGlobal('clients', { matchAll: async () => open });
  vi.stubGlobal('registration', { showNotification, getNotifications: async () => [] });
  vi.stubGlobal('Notification', { permission: 'granted' });
}

beforeEach(async () => {
  studio = new Studio();
  await studio.signIn(7);
  browserWith();
});
afterEach(() => vi.unstubAllGlobals());

/** The worker, with its announcements as in a browser. */
function worker() {
  const { engine, deps } = studio.context();
  const own = Object.assign(deps, { db: studio.db, post });
  own.announce = () => announce(own);
  return { engine, deps: own };
}
async function push(data: unknown): Promise<void> {
  const { engine, deps } = worker();
  const json = typeof data === 'string' ? () => JSON.parse(data) : () => data;
  await Promise.all([onPush(deps, engine, { json }), studio.clock.advance(40_000)]);
}
/** Tracks the drawing `a`, which has ended on the server. */
async function ended(): Promise<void> {
  await studio.add(['a'], { context: { kind: 'draw', page: '/draw', prompt: 'a lamp' } });
  studio.server.states.set('a', 1);
}
const shown = () =>
  showNotification.mock.calls.map(([title, { tag, silent, body }]) => ({ title, tag, silent, body }));
const outbox = async (): Promise<OutboxRow[]> => studio.db.read((tx) => tx.objectStore('outbox').getAll());
const acks = () => studio.server.asked.filter(({ path }) => path.endsWith('/studio/notices/ack'));

describe('a push', () => {
  it('about a task that this device tracks leaves the announcement to the poll, once', async () => {
    await ended();
    await push(said);
    expect(shown()).toEqual([{ title: 'Your pictures are ready', tag: TAG, silent: false, body: 'a lamp' }]);
    expect(await outbox()).toMatchObject([{ id: TAG, st: 'shown' }]);
  });

  it('about a task of another device tracks it, and announces it like any other', async () => {
    studio.server.states.set('a', 1);
    await push(said);
    expect(shown()).toMatchObject([{ title: 'Your pictures are ready', tag: TAG, silent: false }]);
    expect(showNotification.mock.calls[0]?.[1].data).toMatchObject({ id: TAG, place: '/draw' });
    expect(await outbox()).toMatchObject([{ id: TAG, st: 'shown' }]);
  });

  it('that arrives late replaces the shown notification silently', async () => {
    await ended();
    await push(said);
    await push(said);
    expect(shown().map(({ tag, silent }) => ({ tag, silent }))).toEqual([
      { tag: TAG, silent: false },
      { tag: TAG, silent: true },
    ]);
  });

  it('about an end already seen is silent', async () => {
    await ended();
    await push(said);
    await markSeen(studio.db, TAG);
    await push(said);
    expect(shown()[1]).toMatchObject({ tag: TAG, silent: true });
    expect(await outbox()).toEqual([]);
  });

  it('is announced without the server’s confirmation if it cannot be reached, and not repeated', async () => {
    await studio.add(['a']);
    studio.server.mood = 'offline';
    await push(said);
    expect(shown()).toEqual([{ title: 'Your pictures are ready', tag: TAG, silent: false, body: '' }]);
    studio.server.mood = 'well';
    studio.server.states.set('a', 1);
    const { engine } = worker();
    await studio.clock.advance(60_000);
    await Promise.all([engine.pollDue(), studio.clock.advance(1000)]);
    expect(await outbox()).toMatchObject([{ id: TAG, st: 'shown' }]);
    expect(shown()).toHaveLength(1);
    expect(await claimNotices(studio.db, 'page', Date.now())).toEqual([]);
  });

  it('says what the server told of a batch if it cannot be reached', async () => {
    studio.server.mood = 'offline';
    const told = { batch_done: 5, batch_failed: 2, points_refunded: 8 };
    await push({ kind: 'shot-list', final: 'done', tag: '7|shot-list:3|3:done', told });
    expect(shown()).toMatchObject([
      { title: 'Your storyboard: 5 ready, 2 failed', body: '8 points came back to you.' },
    ]);
  });

  describe('about a payment', () => {
    const paid = { kind: 'payment', final: 'done', tag: '7|payment|o1:done' };

    it('says that it has arrived, and a click leads to the message about it', async () => {
      await push(paid);
      expect(shown()).toMatchObject([{ title: 'Your payment has arrived', tag: paid.tag, silent: false }]);
      expect(showNotification.mock.calls[0]?.[1].data).toEqual({ place: '/user-center?panel=messages' });
    });

    it('makes no sound beside a page that is looked at', async () => {
      browserWith('visible');
      await push(paid);
      expect(shown()).toMatchObject([{ title: 'Your payment has arrived', silent: true }]);
    });

    it.each([
      ['of another member', { ...paid, tag: '8|payment|o1:done' }, []],
      ['on a device that does not want them', paid, ['payment']],
    ])('names nothing if it is %s', async (_what, data, off) => {
      await changeNoticeSettings(studio.db, { off });
      await push(data);
      expect(shown()).toMatchObject([{ title: 'There is an update on your work', silent: true }]);
    });
  });

  it('is silent while the app is visible', async () => {
    browserWith('visible');
    await ended();
    await push(said);
    expect(shown()).toMatchObject([{ tag: TAG, silent: true }]);
    expect(post).toHaveBeenCalledWith({ type: 'notice' });
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'not json'],
    ['something else', { hello: 1 }],
    ['another account', { ...said, tag: '8|draw|a:done' }],
    ['no notice', { ...said, tag: 'x' }],
  ])('that contains %s still shows a notification', async (_what, data) => {
    await push(data);
    expect(shown()).toMatchObject([{ title: 'There is an update on your work', tag: 'news', silent: false }]);
  });

  it('about a kind that is switched off is silent and generic', async () => {
    await changeNoticeSettings(studio.db, { off: ['draw'] });
    await ended();
    await push(said);
    expect(shown()).toMatchObject([{ title: 'There is an update on your work', tag: 'news', silent: true }]);
    expect(await outbox()).toMatchObject([{ st: 'new' }]);
  });

  it('for testing says that it has arrived', async () => {
    await push({ kind: 'test', final: 'done', tag: 'test' });
    expect(shown()).toMatchObject([{ title: 'Push notifications work on this device', tag: 'test-push' }]);
  });
});

describe('the notice settings of this device', () => {
  const tick = async () => {
    const { engine } = worker();
    await Promise.all([engine.pollDue(), studio.clock.advance(1000)]);
  };

  it.each([{ on: false }, { off: ['draw'] }])('%o are respected with all tabs closed', async (settings) => {
    await changeNoticeSettings(studio.db, settings);
    await ended();
    await tick();
    expect(shown()).toEqual([]);
    // the next page shows the notice in the app
    expect(await claimNotices(studio.db, 'page', Date.now())).toMatchObject([{ id: TAG, again: false }]);
  });

  it('do not affect other kinds', async () => {
    await changeNoticeSettings(studio.db, { off: ['music', 'export'] });
    await ended();
    await tick();
    expect(shown()).toHaveLength(1);
  });
});

describe('an acknowledgement', () => {
  it('is sent once per notification', async () => {
    await ended();
    await push(said);
    await push(said);
    expect(acks().map(({ body, token }) => ({ body, token }))).toEqual([
      { body: { ids: [TAG] }, token: 'token-7' },
    ]);
  });

  it('is sent once for a notice in a page, also if another page takes it over', async () => {
    await ended();
    const { engine, deps } = studio.context();
    deps.announce = async () => undefined;
    await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
    const now = Date.now();
    const pageDeps = worker().deps;
    await acknowledge(pageDeps, await claimNotices(studio.db, 'page', now));
    await acknowledge(pageDeps, await claimNotices(studio.db, 'page', now + STALE_CLAIM + 1));
    expect(acks()).toHaveLength(1);
  });

  it('that fails has no other effect', async () => {
    await ended();
    const { engine, deps } = studio.context();
    deps.announce = async () => undefined;
    await Promise.all([engine.pollDue(), studio.clock.advance(1)]);
    studio.server.mood = 'offline';
    await announce(worker().deps);
    expect(shown()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ st: 'shown' }]);
  });
});

describe('a push subscription that the browser changes', () => {
  const subscription = (endpoint: string) =>
    ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    }) as unknown as PushSubscription;
  const told = () =>
    studio.server.asked.filter(({ path }) => path.endsWith('/studio/push/subscribe')).map(({ body }) => body);
  const [before, after] = [
    subscription('https://push.example.com/1'),
    subscription('https://push.example.com/2'),
  ];

  it('is sent to the server, with the replaced endpoint and the disabled kinds', async () => {
    await changeNoticeSettings(studio.db, { off: ['music'] });
    await onSubscriptionChange(worker().deps, { oldSubscription: before, newSubscription: after });
    expect(told()).toEqual([
      {
        endpoint: after.endpoint,
        keys: { p256dh: 'p', auth: 'a' },
        off: ['music'],
        instead_of: before.endpoint,
      },
    ]);
  });

  it('is renewed if the browser only drops it', async () => {
    const subscribe = vi.fn(async () => after);
    vi.stubGlobal('registration', { pushManager: { subscribe } });
    studio.server.fetch = ((answer) => async (url: RequestInfo | URL, init?: RequestInit) => {
      const usual = await answer(url, init);
      return String(url).endsWith('/push/key')
        ? Response.json({ code: 200, message: '', data: { key: 'BAEC' } })
        : usual;
    })(studio.server.fetch);
    await onSubscriptionChange(worker().deps, {});
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: new Uint8Array([4, 1, 2]),
    });
    expect(told()).toMatchObject([{ endpoint: after.endpoint }]);
  });

  it.each([
    ['nobody is signed in', () => studio.signOut()],
    ['notices are off', () => changeNoticeSettings(studio.db, { on: false })],
  ])('is not renewed when %s', async (_why, prepare) => {
    await prepare();
    await onSubscriptionChange(worker().deps, { oldSubscription: before, newSubscription: after });
    expect(told()).toEqual([]);
  });
});
