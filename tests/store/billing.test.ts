import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Plan, RechargePackage } from '../../src/api/billing.ts';
import { defaultPlan } from '../../src/store/billing/default-plan.ts';
import { choose, dropOrder, order, orderAgain } from '../../src/store/billing/order.ts';
import { fakeApi } from './fake-api.ts';

const CREATE = '/package/create-order';
const SEARCH = '/package/search-order';
let status = 0;
/** How many milliseconds an order for an item takes. */
let slow: Record<number, number> = {};
const server = () =>
  fakeApi({
    [CREATE]: (({ package_id = 0, member_id = 0 }: { package_id?: number; member_id?: number }) => {
      const id = package_id || member_id;
      return {
        redirect_url: `https://pay.example.com/${id}`,
        order_no: `o${id}`,
        expire_time: 30,
        status: 0,
      };
    }) as (body: never) => unknown,
    [SEARCH]: () => ({ status }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  status = 0;
  slow = {};
});
afterEach(() => {
  dropOrder();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[BILL-08] the plan that is chosen at first', () => {
  const of = (...tiers: ('free' | 'basic' | 'standard' | 'premium')[]) =>
    defaultPlan(tiers.map((tier) => ({ tier })))?.tier ?? null;
  test.each([
    [['free', 'basic', 'standard', 'premium'], 'premium'],
    [['free', 'standard', 'basic'], 'standard'],
    [['free', 'basic'], 'basic'],
    [['free'], null],
  ] as const)('of %j is %s', (tiers, expected) => expect(of(...tiers)).toBe(expected));
});

test('[BILL-05] [BILL-06] [BILL-07] plans and packages keep their fields, and know four tiers', () => {
  const plan = {
    id: 1,
    tier: 'basic',
    name: 'Basic',
    price: 9,
    old_price: 12,
    month_price: 9,
    discount: 25,
    duration: 1,
    points: 90,
    features: ['x'],
  };
  expect(v.parse(Plan, plan)).toEqual(plan);
  for (const tier of ['free', 'standard', 'premium']) expect(v.is(Plan, { ...plan, tier })).toBe(true);
  expect(v.is(Plan, { ...plan, tier: 'gold' })).toBe(false);
  const pack = { id: 1, points: 90, price: 9, old_price: 12, discount: 25 };
  expect(v.parse(RechargePackage, pack)).toEqual(pack);
});

test('[BILL-11] [BILL-12] [BILL-13] orders an item by the code of the payment app, and sees it paid', async () => {
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
  ]);
  await choose({ view: 'plan', id: 4 });
  expect(sent.at(-1)).toEqual({ path: CREATE, body: { product_type: 2, pay_type: 1, member_id: 4 } });
});

test('[BILL-16] a code that has run out is looked up no more, until a new one is asked for', async () => {
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
  expect(order.phase).toBe('declined');
});

test('[BILL-17] [ENGINE-27] an order is looked up each second until it is paid, expired or superseded', async () => {
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
    // what it says is fixed now, and arrives later
    const later = await answer(input, init);
    if (slow[id]) await new Promise((resolve) => setTimeout(resolve, slow[id]));
    return later;
  });
  slow = { 1: 5000 };
  void choose({ view: 'recharge', id: 1 });
  await choose({ view: 'recharge', id: 2 });
  await vi.advanceTimersByTimeAsync(6000);
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/2' });
  // a look at the second says paid, but arrives when the third is on the screen
  slow = { 2: 3000 };
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  status = 0;
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(order).toMatchObject({ phase: 'waiting', url: 'https://pay.example.com/3' });
});
