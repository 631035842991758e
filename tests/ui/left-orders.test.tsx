import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftOrders } from '../../src/store/billing/left-orders.ts';
import { order } from '../../src/store/billing/order.ts';
import BuyDialog from '../../src/ui/billing/buy-dialog.tsx';
import { fakeApi, type Sent } from '../store/fake-api.ts';
import { openedDialog } from './dialog.ts';
import { eachOnItsOwn, show } from './show.tsx';

vi.mock('../../src/ui/kit/qr-code.tsx', () => ({
  QrCode: ({ text, label }: { text: string; label: string }) => (
    <i role="img" aria-label={label} title={text} />
  ),
}));
eachOnItsOwn();

let status = 0;
let sent: Sent[] = [];
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  status = 0;
  sent = fakeApi({
    '/center/package-list': () => ({ lists: [{ id: 3, points: 100, price: 12 }] }),
    '/package/search-order': () => ({ status }),
    '/package/create-order': () => ({
      order_no: 'new',
      redirect_url: 'https://pay.example.com/new',
      expire_time: 300,
    }),
    '/studio/orders/list': () => ({
      lists: [
        {
          order_no: 'before',
          order_type: 1,
          product_id: 3,
          redirect_url: 'https://pay.example.com/before',
          expire_time: 200,
          price: 10,
          points: 100,
        },
      ],
    }),
  });
});
afterEach(() => {
  leftOrders.lists = [];
});

const panel = () => screen.findByRole('region', { name: 'Payment' });
const opened = async () => {
  await show(<BuyDialog />);
  await openedDialog('Buy points');
};

test('an order that is open from before is offered where its code belongs, and its code comes back', async () => {
  await opened();
  const place = within(await panel());
  await place.findByRole('heading', { name: 'Your open order' });
  expect((await panel()).textContent).toContain('100 points ¥10');
  expect(place.getByRole('timer').textContent).toMatch(/^Expires in 3:(20|1\d)$/);
  fireEvent.click(place.getByRole('button', { name: 'Show its code' }));
  expect((await place.findByRole('img', { name: 'Payment code' })).title).toBe(
    'https://pay.example.com/before',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /100 points/ }).checked).toBe(true);
  // what was ordered has the price of then
  expect((await panel()).textContent).toContain('¥10');
  expect(document.activeElement).toBe(await panel());
  expect(sent.map(({ path }) => path)).not.toContain('/package/create-order');
});

test('an open order whose time ends while the list is shown says that nothing was paid, and leads to a new code', async () => {
  await opened();
  await within(await panel()).findByText('Show its code');
  status = 2;
  await within(await panel()).findByText("This order has expired. You weren't charged.");
  expect(order.phase).toBe('none');
  const place = within(await panel());
  place.getByRole('heading', { name: 'Your expired order' });
  expect(place.queryByRole('button', { name: 'Show its code' })).toBeNull();
  // the same again, with the focus where its code comes
  status = 0;
  fireEvent.click(place.getByRole('button', { name: 'Get a new code' }));
  expect((await place.findByRole('img', { name: 'Payment code' })).title).toBe('https://pay.example.com/new');
  expect(sent.find(({ path }) => path === '/package/create-order')?.body).toMatchObject({ package_id: 3 });
  expect(document.activeElement).toBe(await panel());
});
