import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createOrder, listPackages } from '../../src/api/billing.ts';
import { points } from '../../src/store/account/points.ts';
import BuyDialog from '../../src/ui/billing/buy-dialog.tsx';
import { fakeApi, type Sent } from '../store/fake-api.ts';
import { change, eachOnItsOwn, show } from './show.tsx';

const plan = (id: number, tier: string, name: string, price: number) => ({
  id,
  tier,
  name,
  price,
  points: 1,
  features: [],
});
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });
/** The plans on the screen: name and price, and whether they are enabled and selected. */
const plans = () =>
  [...screen.getByRole('group', { name: 'Plans', hidden: true }).querySelectorAll('label')].map((card) => {
    const { checked, disabled } = card.querySelector('input') ?? {};
    return [
      card.querySelector('b')?.textContent,
      card.querySelector('strong')?.textContent,
      { checked, disabled },
    ];
  });
const FREE = { checked: false, disabled: true };
const OFFERED = { checked: false, disabled: false };
const CHOSEN = { checked: true, disabled: false };
const ordered = (sent: Sent[]) =>
  sent.flatMap(({ path, body }) =>
    path === createOrder.path ? [(body as { member_id?: number }).member_id] : [],
  );

eachOnItsOwn();

test('[BILL-02] [BILL-04] [BILL-09] plans are grouped by month and year like the studio’s, and a free one cannot be ordered', async () => {
  const sent = fakeApi({
    [listPackages.path]: ({ type }: { type: number }) =>
      type === 1
        ? { lists: [] }
        : {
            monthData: [
              plan(1, 'free', 'Free', 0),
              plan(2, 'basic', 'Basic', 19),
              plan(3, 'premium', 'Premium', 128),
            ],
            yearData: [plan(4, 'free', 'Free', 0), plan(5, 'premium', 'Premium', 1280)],
          },
    // never answers, because the QR code is not needed here
    [createOrder.path]: () => new Promise(() => undefined),
  });
  await show(<BuyDialog />);
  fireEvent.click(radio(/^Plans$/));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === listPackages.path).map(({ body }) => body)).toContainEqual({
      type: 2,
    }),
  );
  await waitFor(() =>
    expect(plans()).toEqual([
      ['Free', '¥0', FREE],
      ['Basic', '¥19', OFFERED],
      ['Premium', '¥128', CHOSEN],
    ]),
  );
  await change(() => void fireEvent.click(radio(/^Free/)));
  expect(ordered(sent)).toEqual([3]);
  fireEvent.click(radio(/^Yearly$/));
  await waitFor(() =>
    expect(plans()).toEqual([
      ['Free', '¥0', FREE],
      ['Premium', '¥1,280', CHOSEN],
    ]),
  );
  expect(ordered(sent)).toEqual([3, 5]);
});

test('who has a plan reads above the plans what another one would mean', async () => {
  fakeApi({
    [listPackages.path]: ({ type }: { type: number }) =>
      type === 1 ? { lists: [] } : { monthData: [plan(2, 'basic', 'Basic', 19)], yearData: [] },
    [createOrder.path]: () => new Promise(() => undefined),
  });
  const member_arr = { buy_member: 1, member_name: 'Basic', expire_time: '2026-12-28T08:00:00Z' };
  points.payload = { potins: 1, user_id: 7, member_arr } as unknown as typeof points.payload;
  await show(<BuyDialog />);
  const told = () =>
    screen.queryByText(
      /^You have the Basic plan until Dec(ember)? 28\b.* goes on from then, with its points\..* runs beside it\.$/,
    );
  expect(told()).toBeNull();
  fireEvent.click(radio(/^Plans$/));
  await waitFor(() => expect(told()).not.toBeNull());
  await change(() => {
    points.payload = {
      ...points.payload,
      member_arr: { ...member_arr, buy_member: 0 },
    } as typeof points.payload;
  });
  expect(told()).toBeNull();
});
