import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../src/store/account/session-state.ts';
import { choose, dropOrder, order, orderAgain } from '../../src/store/billing/order.ts';
import { paidOrders } from '../../src/store/billing/paid-orders.ts';
import { closeShop, openShop } from '../../src/store/billing/shop.ts';
import { created, orderServer } from './fake-orders.ts';

let status = 0;
/** How another order for the same product stands. */
let elsewhere: number | undefined;
const server = () => orderServer(() => ({ status, ...(elsewhere !== undefined && { elsewhere }) }));

beforeEach(() => {
  vi.useFakeTimers();
  status = 0;
  elsewhere = undefined;
});
afterEach(() => {
  dropOrder();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an item that is bought in another window too says so, and is paid when the other order is', async () => {
  server();
  await choose({ view: 'recharge', id: 3 });
  [status, elsewhere] = [3, 0];
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('elsewhere');
  // longer than this order would have lasted
  await vi.advanceTimersByTimeAsync(40_000);
  expect(order.phase).toBe('elsewhere');
  elsewhere = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('paid');
});

test('an item that is bought in another window too offers a new code again when nobody has paid the other one', async () => {
  server();
  await choose({ view: 'recharge', id: 3 });
  [status, elsewhere] = [3, 0];
  await vi.advanceTimersByTimeAsync(1000);
  elsewhere = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect(order.phase).toBe('over');
});

test('an item that is bought in another window too gets no new code once it was paid', async () => {
  const sent = server();
  await choose({ view: 'recharge', id: 3 });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(order.phase).toBe('expired');
  elsewhere = 1;
  await orderAgain();
  expect(order.phase).toBe('paid');
  expect(created(sent)).toEqual([3]);
});

test('an item that is bought in another window too is not told twice where its code was closed', async () => {
  session.token = 't';
  paidOrders.unseen = 0;
  server();
  openShop();
  await choose({ view: 'recharge', id: 3 });
  closeShop();
  [status, elsewhere] = [3, 1];
  await vi.advanceTimersByTimeAsync(2000);
  expect(paidOrders.unseen).toBe(0);
  session.token = '';
});
