import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { session } from '../../src/store/account/session-state.ts';
import { forgetExpired, leftOrders, offered, readLeftOrders } from '../../src/store/billing/left-orders.ts';
import { choose, leaveOrder, order } from '../../src/store/billing/order.ts';
import { mayBePaid, paidOrders } from '../../src/store/billing/paid-orders.ts';
import { products } from '../../src/store/billing/products.ts';
import {
  chooseUsualPlan,
  closeShop,
  openShop,
  shop,
  showLeft,
  showView,
} from '../../src/store/billing/shop.ts';
import { fakeApi, Refused, type Sent } from './fake-api.ts';
import { CREATE, created, SEARCH } from './fake-orders.ts';

const LIST = '/studio/orders/list';
const PACK = {
  order_no: 'before',
  order_type: 1,
  product_id: 3,
  redirect_url: 'https://pay.example.com/before',
  expire_time: 200,
  price: 10,
  points: 100,
};
const PLAN = { ...PACK, order_no: 'plan', order_type: 2, product_id: 8, name: 'Premium', duration: 12 };

let status = 0;
let lists: unknown[] = [];
let sent: Sent[] = [];
const looked = (order_no: string) =>
  sent.filter(({ path, body }) => path === SEARCH && (body as { order_no: string }).order_no === order_no)
    .length;
const left = () => leftOrders.lists.map(({ order: { order_no } }) => order_no);

beforeEach(() => {
  vi.useFakeTimers();
  status = 0;
  lists = [PLAN, PACK];
  sent = fakeApi({
    [CREATE]: ({ package_id, member_id }: { package_id?: number; member_id?: number }) => ({
      redirect_url: `https://pay.example.com/${package_id ?? member_id}`,
      order_no: `o${package_id ?? member_id}`,
      expire_time: 300,
    }),
    [SEARCH]: () => ({ status }),
    [LIST]: () => ({ lists }),
  });
});
afterEach(() => {
  closeShop();
  forgetAll();
  Object.assign(products, { packages: null, plans: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('open orders of before the page was loaded are listed with what they buy, and watched', async () => {
  await readLeftOrders();
  expect(leftOrders.lists).toMatchObject([
    { order: { order_no: 'plan' }, goods: { kind: 'plan', name: 'Premium', yearly: true, price: 10 } },
    { order: { order_no: 'before' }, goods: { kind: 'points', points: 100, price: 10 } },
  ]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([looked('plan'), looked('before')]).toEqual([2, 2]);
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(paidOrders.unseen).toBe(2);
  expect(left()).toEqual([]);
});

test('an open order that was read twice is watched once, and told in the language of now', async () => {
  await readLeftOrders();
  const inChinese = `${PLAN.redirect_url}?lang=zh`;
  lists = [{ ...PLAN, name: '高级版', redirect_url: inChinese }, PACK];
  await readLeftOrders();
  expect(left()).toEqual(['plan', 'before']);
  // the page that its code leads to, too
  expect(leftOrders.lists[0]).toMatchObject({ goods: { name: '高级版' }, url: inChinese });
  await vi.advanceTimersByTimeAsync(1000);
  expect(looked('before')).toBe(1);
});

test('the code of an open order is shown again, in the view of its item, with the time that is left', async () => {
  openShop();
  await readLeftOrders();
  const endsAt = Date.now() + 200_000;
  void showLeft('plan');
  expect(shop).toMatchObject({ view: 'plan', period: 'year' });
  expect(order).toMatchObject({
    phase: 'waiting',
    choice: { view: 'plan', id: 8 },
    url: PLAN.redirect_url,
    endsAt,
    goods: { name: 'Premium' },
  });
  expect(left()).toEqual(['before']);
  expect(created(sent)).toEqual([]);
  status = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
});

test('the order on the screen is not listed beside it', async () => {
  openShop();
  await readLeftOrders();
  void showLeft('before');
  await readLeftOrders();
  expect(left()).toEqual(['plan']);
});

test('an item with an open order shows that one, since a new order would end it', async () => {
  await readLeftOrders();
  await choose({ view: 'recharge', id: 3 });
  expect(order).toMatchObject({ phase: 'waiting', url: PACK.redirect_url });
  expect(created(sent)).toEqual([]);
  leaveOrder();
  // there is no time left to pay it
  await vi.advanceTimersByTimeAsync(190_000);
  await choose({ view: 'recharge', id: 3 });
  expect(order.url).toBe('https://pay.example.com/3');
});

test('a plan that was ordered is shown again in place of the usual one', async () => {
  const plan = { tier: 'premium' as const, features: [], points: 1, price: 1 };
  const month = [
    { ...plan, id: 4, name: 'Premium' },
    { ...plan, id: 2, name: 'Basic', tier: 'basic' as const },
  ];
  products.plans = { month, year: [] };
  lists = [{ ...PLAN, product_id: 2, duration: 1 }];
  openShop();
  await readLeftOrders();
  showView('plan');
  await chooseUsualPlan();
  expect(order.choice).toEqual({ view: 'plan', id: 2 });
  expect(sent.filter(({ path }) => path === CREATE)).toEqual([]);
});

test('an order that was left is offered again without the server, and says when it has expired', async () => {
  products.packages = [{ id: 3, points: 100, price: 10 }];
  openShop();
  await choose({ view: 'recharge', id: 3 });
  closeShop();
  expect(leftOrders.lists).toMatchObject([
    { order: { order_no: 'o3' }, url: 'https://pay.example.com/3', goods: { points: 100 }, expired: false },
  ]);
  status = 2;
  await vi.advanceTimersByTimeAsync(1000);
  expect(leftOrders.lists).toMatchObject([{ expired: true }]);
  forgetExpired();
  expect(left()).toEqual([]);
});

test('a server that cannot tell open orders has none', async () => {
  fakeApi({ [LIST]: () => new Refused('unknown', 501) });
  await readLeftOrders();
  expect(left()).toEqual([]);
});

test('another login sees no open order of the one before', async () => {
  await readLeftOrders();
  session.token = 'another';
  expect(left()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(looked('before')).toBe(0);
});

test('this device remembers until when an order may be paid, and forgets it with the account', async () => {
  expect(mayBePaid()).toBe(false);
  await choose({ view: 'recharge', id: 3 });
  expect(mayBePaid()).toBe(true);
  await vi.advanceTimersByTimeAsync(301_000);
  expect(mayBePaid()).toBe(false);
  await choose({ view: 'recharge', id: 3 });
  forgetAll();
  expect(mayBePaid()).toBe(false);
});

test('of the plans that were only looked at the last one is offered again, and all are watched', async () => {
  lists = [PLAN, { ...PLAN, order_no: 'looked at', product_id: 4, duration: 1 }, PACK];
  await readLeftOrders();
  expect(offered(leftOrders.lists).map(({ order: { order_no } }) => order_no)).toEqual(['plan', 'before']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looked('looked at')).toBe(1);
});
