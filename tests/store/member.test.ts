import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PointsLogItem } from '../../src/api/points.ts';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { browser } from '../../src/store/browser.ts';
import { invite, readInvite } from '../../src/store/user-center/invite.ts';
import { awards, friends, pointsLog } from '../../src/store/user-center/lists.ts';
import { redeemCode } from '../../src/store/user-center/redeem.ts';
import { fakeApi, Refused } from './fake-api.ts';

const LOG = '/center/points-log';

/** Rows with these ids, newest first. */
const rows = (from: number, to: number): PointsLogItem[] =>
  Array.from({ length: from - to + 1 }, (_, index) => ({
    id: from - index,
    description: `row ${from - index}`,
    create_time: '2026-01-02T03:04:05.000Z',
    points: 1,
  }));
/** A fake server whose log has this many rows. */
let newest = 0;
const log = ((body: { page: number; before?: number }) => {
  const first = body.before ? body.before - 1 : newest - (body.page - 1) * 10;
  const last = Math.max(1, first - 9);
  return { lists: rows(first, last), has_next: last > 1 ? 1 : 0 };
}) as (body: never) => unknown;
const ids = () => pointsLog.state.items.map(({ id }) => id);

beforeEach(() => {
  newest = 25;
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test('[USER-05] the log is loaded ten rows at a time, and older ones on request', async () => {
  const sent = fakeApi({ [LOG]: log });
  await pointsLog.load();
  expect(ids()).toEqual(rows(25, 16).map(({ id }) => id));
  expect(pointsLog.state.hasNext).toBe(true);
  // points are gained on another device meanwhile
  newest = 26;
  await pointsLog.loadOlder();
  await pointsLog.loadOlder();
  await pointsLog.loadOlder();
  expect(ids()).toEqual(rows(25, 1).map(({ id }) => id));
  expect(pointsLog.state.hasNext).toBe(false);
  expect(sent.filter(({ path }) => path === LOG).map(({ body }) => body)).toEqual([
    { page: 1, pageSize: 10 },
    { page: 2, pageSize: 10, before: 16 },
    { page: 3, pageSize: 10, before: 6 },
  ]);
});

test('reloading the first page keeps adjacent older rows, and drops others', async () => {
  fakeApi({ [LOG]: log });
  await pointsLog.load();
  await pointsLog.loadOlder();
  newest = 27;
  await pointsLog.load();
  expect(ids()).toEqual(rows(27, 6).map(({ id }) => id));
  newest = 60;
  await pointsLog.load();
  expect(ids()).toEqual(rows(60, 51).map(({ id }) => id));
  await pointsLog.loadOlder();
  expect(ids()).toEqual(rows(60, 41).map(({ id }) => id));
});

test('older rows that failed to load are retried, without gaps or duplicates', async () => {
  let fails = true;
  const once = ((body: { page: number; before?: number }) => {
    if (body.before && fails) return new Refused('later', 503);
    return (log as (asked: typeof body) => unknown)(body);
  }) as (body: never) => unknown;
  fakeApi({ [LOG]: once });
  await pointsLog.load();
  await expect(pointsLog.loadOlder()).rejects.toMatchObject({ kind: 'busy' });
  expect(pointsLog.state).toMatchObject({ older: 'failed', hasNext: true });
  expect(ids()).toHaveLength(10);
  fails = false;
  // clicked twice
  await Promise.all([pointsLog.loadOlder(), pointsLog.loadOlder()]);
  expect(ids()).toEqual(rows(25, 6).map(({ id }) => id));
});

test('a server without row ids is paged by page number', async () => {
  const bare = ({ page }: { page: number }) => ({
    lists: rows(2, 1).map(({ id: _, ...row }) => ({ ...row, description: `page ${page}` })),
    has_next: page < 2 ? 1 : 0,
  });
  const sent = fakeApi({ [LOG]: bare as (body: never) => unknown });
  await pointsLog.load();
  await pointsLog.loadOlder();
  expect(pointsLog.state.items.map(({ description }) => description)).toEqual([
    'page 1',
    'page 1',
    'page 2',
    'page 2',
  ]);
  expect(sent.at(-1)?.body).toEqual({ page: 2, pageSize: 10 });
});

test('[USER-07] [USER-13] invited members and their orders are also loaded ten at a time', async () => {
  const totals = { total: 0, points: 0, total_order_amount: 0, distribute_amount: 0, balance: 0 };
  const sent = fakeApi({
    '/center/invited-users': () => ({ lists: [], has_next: 0, ...totals }),
    '/center/distribute-users': () => ({ lists: [], has_next: 0, ...totals }),
  });
  await Promise.all([friends.load(), awards.load()]);
  const body = { page: 1, pageSize: 10 };
  expect(sent.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/center/distribute-users', body },
    { path: '/center/invited-users', body },
  ]);
});

test('newer rows replace cached ones, and older ones can be loaded', async () => {
  fakeApi({ [LOG]: log });
  await pointsLog.load();
  forgetAll();
  newest = 27;
  await pointsLog.load();
  expect(pointsLog.state).toMatchObject({ cached: false, hasNext: true });
  await pointsLog.loadOlder();
  await pointsLog.loadOlder();
  expect(ids()).toEqual(rows(27, 1).map(({ id }) => id));
  expect(pointsLog.state.hasNext).toBe(false);
});

test('rows repeated by paging by number are listed once', async () => {
  fakeApi({ [LOG]: (({ page }: { page: number }) => log({ page } as never)) as (body: never) => unknown });
  await pointsLog.load();
  newest = 28;
  await pointsLog.loadOlder();
  expect(ids()).toEqual(rows(25, 9).map(({ id }) => id));
});

test('a language change reloads the log completely', async () => {
  fakeApi({ [LOG]: log });
  await pointsLog.load();
  await pointsLog.loadOlder();
  browser.language = 'zh';
  await pointsLog.load();
  browser.language = 'en';
  expect(ids()).toHaveLength(10);
});

test('another login sees nothing of the last one, in every case', async () => {
  fakeApi({ [LOG]: log, '/center/invite': () => ({ invited_url: 'https://x.example/' }) });
  await Promise.all([pointsLog.load(), readInvite()]);
  // e.g. another tab has signed in, without a sign-out here
  session.token = 'another';
  expect(ids()).toEqual([]);
  expect(pointsLog.state).toMatchObject({ state: 'idle', hasNext: false });
  expect(invite.url).toBe('');
});

test('a failed load of the last login does not affect this one', async () => {
  fakeApi({ '/center/invite': () => new Refused('later', 503), [LOG]: () => new Refused('later', 503) });
  const reading = Promise.allSettled([readInvite(), pointsLog.load()]);
  session.token = 'another';
  await reading;
  expect(invite.failed).toBe(false);
  expect(pointsLog.state.state).toBe('idle');
});

test('offline the cached rows are shown, and a failed load is reported', async () => {
  const list = {
    lists: [{ star_tel: '138****0001', create_time: '', points: 25, id: 1 }],
    has_next: 0,
    total: 1,
  };
  fakeApi({ '/center/invited-users': () => ({ ...list, points: 25 }) });
  await friends.load();
  expect(friends.state).toMatchObject({ state: 'ready', totals: { total: 1, points: 25 } });
  forgetAll();
  expect(friends.state.items).toEqual([]);
  fakeApi({ '/center/invited-users': () => new Refused('no', 500) });
  await expect(friends.load()).rejects.toMatchObject({ kind: 'busy' });
  expect(friends.state).toMatchObject({ state: 'failed', totals: { total: 1 }, items: [{ id: 1 }] });
});

test('an answer for an ended login is dropped', async () => {
  fakeApi({ [LOG]: log, '/center/invite': () => ({ invited_url: 'https://x.example/' }) });
  const [reading, asking] = [pointsLog.load(), readInvite()];
  session.token = 'another';
  await Promise.all([reading, asking]);
  expect(ids()).toEqual([]);
  expect(invite.url).toBe('');
});

test('the invitation link is requested once, and retried after a failure', async () => {
  let ready = false;
  const sent = fakeApi({
    '/center/invite': () =>
      ready ? { invited_url: 'https://x.example/', rewards_per_day: 20 } : new Refused('later', 503),
  });
  await expect(readInvite()).rejects.toMatchObject({ kind: 'busy' });
  expect(invite.failed).toBe(true);
  ready = true;
  await readInvite();
  await readInvite();
  expect(invite).toMatchObject({ url: 'https://x.example/', rewardsPerDay: 20, failed: false });
  expect(sent).toHaveLength(2);
});

test('[USER-18] only the code is sent, and the server answers with its points', async () => {
  const sent = fakeApi({});
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    await answer(...args);
    return new Response(JSON.stringify({ code: 200, message: 'Points added: 50', data: null }));
  });
  expect(await redeemCode('ABCD')).toBe('Points added: 50');
  expect(sent).toEqual([{ path: '/exchange', body: { code: 'ABCD' } }]);
});
