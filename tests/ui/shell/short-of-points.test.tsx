import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPoints } from '../../../src/api/points.ts';
import { points } from '../../../src/store/account/points.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { ShortOfPoints } from '../../../src/ui/shell/short-of-points.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
const balance = (total_points: number) => ({ star_tel: '', avatar: '', show_tab: 0 as const, total_points });

test('[ERR-03] the server’s words, the price, and the balance as it is now, not as another tab left it', async () => {
  session.token = 'token';
  points.payload = balance(2);
  fakeApi({ [readPoints.path]: () => balance(1) });
  await show(<ShortOfPoints warning="Too few points" cost={2} />);
  const missing = await screen.findByText('This costs 2, you have 1. Nothing was charged.');
  expect(missing.parentElement?.textContent).toBe(
    'Too few points This costs 2, you have 1. Nothing was charged.',
  );
});

test('a balance that would do is not said to be too little', async () => {
  session.token = 'token';
  points.payload = balance(5);
  fakeApi({ [readPoints.path]: () => balance(5) });
  await show(<ShortOfPoints warning="Too few points" cost={2} />);
  expect(screen.getByText('This costs 2. Nothing was charged.')).toBeDefined();
});
