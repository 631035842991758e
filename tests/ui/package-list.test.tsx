import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrder, listPackages } from '../../src/api/billing.ts';
import BuyDialog from '../../src/ui/billing/buy-dialog.tsx';
import { fakeApi } from '../store/fake-api.ts';
import { eachOnItsOwn, show } from './show.tsx';

eachOnItsOwn();

test('[BILL-02] [BILL-03] the packages are those of the studio’s list, in its order, and the chosen one is ordered', async () => {
  const sent = fakeApi({
    [listPackages.path]: ({ type }: { type: number }) =>
      type === 1
        ? {
            lists: [
              { id: 8, points: 1200, price: 99, old_price: 120, discount: 8.2 },
              { id: 3, points: 100, price: 10 },
              { id: 5, points: 1, price: 0.5 },
            ],
          }
        : { monthData: [], yearData: [] },
    // never answers, because the QR code is not needed here
    [createOrder.path]: () => new Promise(() => undefined),
  });
  await show(<BuyDialog />);
  expect(sent.filter(({ path }) => path === listPackages.path).map(({ body }) => body)).toContainEqual({
    type: 1,
  });
  const group = await screen.findByRole('group', { name: 'Point packages', hidden: true });
  const cards = within(group).getAllByRole<HTMLInputElement>('radio', { hidden: true });
  const texts = cards.map((card) => card.closest('label'));
  expect(texts.map((card) => card?.querySelector('b')?.textContent)).toEqual([
    '1,200 points',
    '100 points',
    '1 point',
  ]);
  expect(texts.map((card) => card?.querySelector('strong')?.textContent)).toEqual(['¥99', '¥10', '¥0.50']);
  fireEvent.click(within(group).getByRole('radio', { name: /^100 points/, hidden: true }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === createOrder.path).at(-1)?.body).toMatchObject({
      package_id: 3,
    }),
  );
});
