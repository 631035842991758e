import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { points } from '../../src/store/account/points.ts';
import { choose, dropOrder, order } from '../../src/store/billing/order.ts';
import { products } from '../../src/store/billing/products.ts';
import { holdReload } from '../../src/store/reload.ts';
import { useBuying } from '../../src/ui/billing/use-buying.ts';
import { fakeApi, type Sent } from '../store/fake-api.ts';

const plan = (id: number) => ({ id, tier: 'premium', name: 'Premium', price: id, points: 1 });
let sent: Sent[] = [];
let status = 0;
/** Resolves the pending request for the plans. */
let answer = (): void => undefined;
const ordered = () =>
  sent.flatMap(({ path, body }) =>
    path === '/package/create-order' ? [(body as { member_id?: number }).member_id] : [],
  );
const open = async () => {
  const { result, unmount } = renderHook(useBuying);
  await act(async () => undefined);
  return { buying: () => result.current, unmount };
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  status = 0;
  Object.assign(products, { packages: null, plans: null });
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  sent = fakeApi({
    '/center/package-list': async ({ type }: { type: number }) => {
      if (type === 1) return { lists: [{ id: 3, points: 100, price: 10 }] };
      await held;
      return { monthData: [plan(11)], yearData: [plan(12)] };
    },
    '/package/create-order': () => ({
      redirect_url: 'https://pay.example/',
      order_no: 'o',
      expire_time: 300,
    }),
    '/package/search-order': () => ({ status }),
    '/studio/orders/list': () => ({ lists: [] }),
    '/center/points': () => ({ potins: 77, star_tel: 'x', user_id: 7 }),
  });
});
afterEach(() => {
  cleanup();
  dropOrder();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a price list that arrives late', () => {
  test('[BILL-08] orders the default plan of the selected period', async () => {
    const { buying } = await open();
    await act(async () => buying().show('plan'));
    await act(async () => buying().group('year'));
    answer();
    await vi.waitFor(() => expect(ordered()).toEqual([12]));
  });

  test('orders nothing after switching back to points', async () => {
    const { buying } = await open();
    await act(async () => buying().show('plan'));
    await act(async () => buying().show('recharge'));
    answer();
    await vi.waitFor(() => expect(products.plans).not.toBeNull());
    await settled();
    expect(ordered()).toEqual([]);
  });

  test('orders nothing after the dialog was closed', async () => {
    const { buying, unmount } = await open();
    await act(async () => buying().show('plan'));
    unmount();
    answer();
    await vi.waitFor(() => expect(products.plans).not.toBeNull());
    await settled();
    expect(ordered()).toEqual([]);
    expect(order.phase).toBe('none');
  });
});

describe('[BILL-18] paid', () => {
  const pay = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await act(() => choose({ view: 'recharge', id: 3 }));
    status = 1;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await act(() => vi.waitFor(() => expect(order.phase).toBe('paid')));
  };

  test('the page reloads without waiting for the balance, and all choices are disabled', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { buying } = await open();
    await pay();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(buying().done).toBe(true);
    expect(sent.map(({ path }) => path)).not.toContain('/center/points');
  });

  test('with unsaved changes the page does not reload, and shows the new balance', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const release = holdReload();
    await open();
    await pay();
    await vi.waitFor(() => expect(points.payload?.total_points).toBe(77));
    expect(reload).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
