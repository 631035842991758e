import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { onBackgroundError } from '../../src/store/background-errors.ts';
import { choose, dropOrder, order, orderAgain } from '../../src/store/billing/order.ts';
import { paidOrders } from '../../src/store/billing/paid-orders.ts';
import { closeShop, openShop } from '../../src/store/billing/shop.ts';
import { fakeApi, Refused } from './fake-api.ts';
import { CREATE, created, orderServer, SEARCH } from './fake-orders.ts';

let status = 0;
/** Milliseconds that the order of an item takes, by item. */
let slow: Record<number, number> = {};
const server = () => orderServer(() => ({ status }));

beforeEach(() => {
  vi.useFakeTimers();
  status = 0;
  slow = {};
});
const ACK = '/studio/notices/ack';

afterEach(() => {
  dropOrder();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[BILL-11] [BILL-12] [BILL-13] orders an item with a payment QR code, and detects the payment', async () => {
  const sent = server();
  await choose({ view: 'recharge', id: 3 });
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/3' });
  await vi.advanceTimersByTimeAsync(2000);
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
  await vi.advanceTimersByTimeAsync(5000);
  const look = { path: SEARCH, body: { order_type: 1, order_no: 'o3' } };
  expect(sent).toEqual([
    { path: CREATE, body: { product_type: 1, pay_type: 1, package_id: 3 } },
    look,
    look,
    look,
    // this page says it: no push is needed here
    { path: ACK, body: { ids: ['7|payment|o3:done'] } },
  ]);
  await choose({ view: 'plan', id: 4 });
  expect(sent.at(-1)).toEqual({ path: CREATE, body: { product_type: 2, pay_type: 1, member_id: 4 } });
});

test('that the page says so reaches the studio although the payment reloads the page', async () => {
  server();
  const { fetch } = globalThis;
  const outlives: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.keepalive)
      outlives.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
    return fetch(input, init);
  });
  await choose({ view: 'recharge', id: 3 });
  status = 1;
  await vi.advanceTimersByTimeAsync(2000);
  expect(outlives).toEqual([`/api${ACK}`]);
});

test('an order that was refunded while its code is open ends as refunded, and gives a new code when asked', async () => {
  server();
  await choose({ view: 'recharge', id: 3 });
  status = 4;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('refunded');
  status = 0;
  await orderAgain();
  expect(order.phase).toBe('waiting');
});

test('a payment that a hidden page learns of stays for a push to tell', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const sent = server();
  await choose({ view: 'recharge', id: 3 });
  status = 1;
  await vi.advanceTimersByTimeAsync(2000);
  expect(order.phase).toBe('paid');
  expect(sent.map(({ path }) => path)).not.toContain(ACK);
  visible.mockRestore();
});

test('[BILL-16] an expired QR code is no longer checked, until a new one is requested', async () => {
  const sent = server();
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(order.phase).toBe('expired');
  const looks = sent.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(looks);
  await orderAgain();
  expect(order.phase).toBe('waiting');
  status = 3;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('over');
});

test('[BILL-17] [ENGINE-27] an order is checked every second until it is paid, expired or replaced', async () => {
  const sent = server();
  const looks = (id: number) =>
    sent.filter(({ path, body }) => path === SEARCH && (body as { order_no: string }).order_no === `o${id}`)
      .length;
  await choose({ view: 'recharge', id: 1 });
  await vi.advanceTimersByTimeAsync(4000);
  expect(looks(1)).toBe(4);
  await choose({ view: 'recharge', id: 2 });
  await vi.advanceTimersByTimeAsync(32_000);
  expect(looks(1)).toBe(4);
  expect(order.phase).toBe('expired');
  const last = looks(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks(2)).toBe(last);
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(1000);
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks(3)).toBe(2);
});

test('[BILL-19] late answers of an order that was replaced change nothing', async () => {
  server();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const id = Number(/"(?:package_id":|order_no":"o)(\d)/.exec(String(init?.body))?.[1]);
    // the answer is determined now, and delivered later
    const later = await answer(input, init);
    if (slow[id]) await new Promise((resolve) => setTimeout(resolve, slow[id]));
    return later;
  });
  slow = { 1: 5000 };
  void choose({ view: 'recharge', id: 1 });
  await choose({ view: 'recharge', id: 2 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/2' });
  // the check of the second order says paid, but arrives after the third was chosen
  slow = { 2: 3000 };
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  status = 0;
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/3' });
});

test('[BILL-19] choosing an item again while its order is pending uses that order', async () => {
  const sent = server();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answer(...args);
  });
  for (const id of [1, 2, 1]) void choose({ view: 'recharge', id });
  await vi.advanceTimersByTimeAsync(1500);
  expect(created(sent)).toEqual([1, 2]);
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/1' });
  // an answered order may have been replaced, so a new one is requested
  void choose({ view: 'recharge', id: 1 });
  await vi.advanceTimersByTimeAsync(1500);
  expect(created(sent)).toEqual([1, 2, 1]);
});

test('[BILL-16] after expiry one last check decides, so that a late payment counts', async () => {
  server();
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(29_500);
  expect(order.phase).toBe('waiting');
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
});

test('a last check without an answer is retried before the QR code is shown as expired', async () => {
  server();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await choose({ view: 'recharge', id: 3 });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(order.phase).toBe('checking');
  vi.stubGlobal('fetch', answer);
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
});

test('a page that becomes visible checks at once, also if an earlier check never returned', async () => {
  server();
  await choose({ view: 'recharge', id: 3 });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  vi.stubGlobal('fetch', answer);
  status = 1;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(order.phase).toBe('paid');
});

describe('a refused check ends the polling and is reported:', () => {
  test.each([
    ['an invalid login', 401, 'unauthorized'],
    ['an unknown order', 404, 'refused'],
  ] as const)('%s', async (_, code, kind) => {
    const heard = vi.fn();
    onBackgroundError(heard);
    server();
    await choose({ view: 'recharge', id: 3 });
    const sent = fakeApi({ [SEARCH]: () => new Refused('no', code) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(order.phase).toBe('over');
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }));
  });
});

test('another login sees no order of the previous one', async () => {
  const sent = server();
  await choose({ view: 'recharge', id: 3 });
  session.token = 'another';
  expect(order).toMatchObject({ phase: 'none', choice: null, url: null });
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(before);
});

describe('a code that was closed', () => {
  beforeEach(() => {
    session.token = 't';
    paidOrders.unseen = 0;
  });
  afterEach(() => {
    session.token = '';
  });
  const closeWhileWaiting = async () => {
    openShop();
    await choose({ view: 'recharge', id: 3 });
    await vi.advanceTimersByTimeAsync(1500);
    closeShop();
    expect(order.phase).toBe('none');
  };

  test('is still watched, and its payment is told once', async () => {
    const sent = server();
    await closeWhileWaiting();
    await vi.advanceTimersByTimeAsync(3000);
    expect(paidOrders.unseen).toBe(0);
    status = 1;
    await vi.advanceTimersByTimeAsync(1000);
    expect(paidOrders.unseen).toBe(1);
    expect(order.phase).toBe('none');
    const looks = sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(looks);
    expect(paidOrders.unseen).toBe(1);
  });

  test('is given up when its time is over', async () => {
    const sent = server();
    await closeWhileWaiting();
    await vi.advanceTimersByTimeAsync(32_000);
    const looks = sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(looks);
    expect(paidOrders.unseen).toBe(0);
  });

  test('is of nobody any more after signing out', async () => {
    const sent = server();
    await closeWhileWaiting();
    session.token = '';
    const looks = sent.length;
    status = 1;
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(looks);
    expect(paidOrders.unseen).toBe(0);
  });
});
