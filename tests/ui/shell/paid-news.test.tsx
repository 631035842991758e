import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { noteOrder, paidOrders } from '../../../src/store/billing/paid-orders.ts';
import { messages } from '../../../src/store/messages/messages.ts';
import { clearToasts, toasts } from '../../../src/store/toasts.ts';
import { usePaidNews } from '../../../src/ui/shell/use-paid-news.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { show } from '../show.tsx';

function News() {
  usePaidNews();
  return null;
}

beforeEach(() => {
  session.token = 't';
  clearToasts();
  fakeApi({
    '/center/points': () => ({ total_points: 177, star_tel: 'x', user_id: 7 }),
    '/center/not-read': () => ({ not_read: 1 }),
  });
});
afterEach(() => {
  cleanup();
  forgetAll();
  session.token = '';
  clearToasts();
  vi.unstubAllGlobals();
});

test('a payment whose code was closed is told where the member is, with the new balance and its message', async () => {
  await show(<News />);
  await act(async () => {
    paidOrders.unseen = 1;
  });
  await vi.waitFor(() => expect(toasts.waiting).toHaveLength(1));
  expect(toasts.waiting[0]).toMatchObject({
    type: 'success',
    title: 'Your payment has arrived',
    description: 'You now have 177 points.',
  });
  await vi.waitFor(() => expect(messages.unread).toBe(1));
  expect(paidOrders.unseen).toBe(0);
});

test('a payment that the reload has confirmed is told with the new balance, once', async () => {
  sessionStorage.setItem('inkreel.paid', '1');
  await show(<News />);
  await vi.waitFor(() => expect(toasts.waiting).toHaveLength(1));
  expect(toasts.waiting[0]).toMatchObject({
    title: 'Your payment has arrived',
    description: 'You now have 177 points.',
  });
  expect(sessionStorage.getItem('inkreel.paid')).toBeNull();
});

test('an order of an earlier visit that can still be paid is watched from the start', async () => {
  const paid = { order_no: 'o', order_type: 1, product_id: 3, redirect_url: 'x', price: 1, points: 1 };
  const sent = fakeApi({
    '/center/points': () => ({ total_points: 177, star_tel: 'x', user_id: 7 }),
    '/center/not-read': () => ({ not_read: 1 }),
    '/studio/orders/list': () => ({ lists: [{ ...paid, expire_time: 60 }] }),
    '/package/search-order': () => ({ status: 1 }),
  });
  await show(<News />);
  expect(sent.map(({ path }) => path)).not.toContain('/studio/orders/list');
  cleanup();
  noteOrder(Date.now() + 60_000);
  await show(<News />);
  await vi.waitFor(() => expect(toasts.waiting).toHaveLength(1), 5000);
  expect(toasts.waiting[0]).toMatchObject({ title: 'Your payment has arrived' });
});
