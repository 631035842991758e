import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dateTimeOf } from '../../../src/ui/kit/times.ts';
import { DistributionTab } from '../../../src/ui/user-center/distribution-tab.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('[USER-14] a row has person, time and amount; the totals are above', async () => {
  fakeApi({
    '/center/distribute-users': () => ({
      lists: [
        { id: 2, star_tel: '139****0001', create_time: '2026-01-02T03:04:05.000Z', awards: 1.5 },
        { id: 1, star_tel: '137****0002', create_time: 'yesterday', awards: 0 },
      ],
      has_next: 0,
      total: 2,
      total_order_amount: 10,
      distribute_amount: 1.5,
      balance: 0.5,
    }),
  });
  await show(<DistributionTab onInvite={() => undefined} />);
  const rows = within(await screen.findByRole('list', { name: "Your friends' orders" })).getAllByRole(
    'listitem',
  );
  const parts = rows.map((row) =>
    [...(row.firstElementChild?.children ?? [])].map(({ textContent }) => textContent),
  );
  const local = dateTimeOf('en', '2026-01-02T03:04:05.000Z');
  expect(parts).toEqual([
    ['139****0001', local, '¥1.50'],
    ['137****0002', 'yesterday', '¥0'],
  ]);
  expect(rows.map((row) => row.querySelector('b')?.dataset.gain)).toEqual(['true', undefined]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '¥10',
    '¥1.50',
    '¥0.50',
  ]);
});

test('a row says that its order was refunded, wholly or in part', async () => {
  const at = '2026-01-02T03:04:05.000Z';
  const row = (id: number, more: object) => ({
    id,
    star_tel: `13${id}`,
    create_time: at,
    awards: 1,
    ...more,
  });
  fakeApi({
    '/center/distribute-users': () => ({
      lists: [
        row(4, { refunded: 1, awards: 0 }),
        row(3, { refunded: 2 }),
        row(2, {}),
        row(1, { refunded: 9 }),
      ],
      has_next: 0,
      total: 4,
      total_order_amount: 30,
      distribute_amount: 3,
      balance: 3,
    }),
  });
  await show(<DistributionTab onInvite={() => undefined} />);
  const list = await screen.findByRole('list', { name: "Your friends' orders" });
  const notes = within(list)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('small')?.textContent);
  expect(notes).toEqual(['Refunded', 'Partly refunded', undefined, undefined]);
});
