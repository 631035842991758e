import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { redeem } from '../../../src/api/user-center.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { closeDialog, dialogs } from '../../../src/store/dialogs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { RedeemTab } from '../../../src/ui/user-center/redeem-tab.tsx';
import { fakeApi, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn, show, told } from '../show.tsx';

const REDEEM = redeem.path;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Redeem code' });
const press = () => change(() => void fireEvent.click(screen.getByRole('button', { name: 'Redeem' })));
const send = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  return press();
};
/** Waits for this error message. */
const refusedWith = (words: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
/** Opens the tab with this answer of the server. @returns the inputs of the redeem calls */
const open = async (answer: (body: never) => unknown) => {
  const sent = fakeApi({ [REDEEM]: answer });
  await show(<RedeemTab />);
  return () => sent.filter(({ path }) => path === REDEEM).map(({ body }) => body);
};

eachOnItsOwn();
afterEach(closeDialog);

test('[ERR-03] code 2001 means too few points for a redeem code as well', async () => {
  session.token = 'token';
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 2001, message: 'Too few points', data: null })),
  );
  await show(<RedeemTab />);
  await send('ABCD');
  const warned = { name: 'short-of-points', cost: null, warning: 'Too few points' };
  await waitFor(() => expect(dialogs.open).toEqual(warned));
});

test('[USER-17] spaces around a code are not sent, and a code of spaces is not sent at all', async () => {
  const codes = await open(() => null);
  await send('   ');
  await refusedWith('Please enter a code');
  expect(codes()).toEqual([]);
  await send('  ABCD-EFGH ');
  await told('Redeemed. The points are yours');
  expect(codes()).toEqual([{ code: 'ABCD-EFGH' }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().value).toBe('');
});

test('[USER-19] a refused code shows the server’s message, or a default one', async () => {
  let said = 'There is no such code, please check it';
  const codes = await open(() => new Refused(said));
  await send('ABCD');
  await refusedWith('There is no such code, please check it');
  said = '';
  await press();
  await refusedWith('Redeem failed, please check the code');
  expect(codes()).toHaveLength(2);
  // the code stays in the field, to be corrected
  expect(field().value).toBe('ABCD');
});

test('[USER-20] a lost request shows a network error', async () => {
  await open(() => Promise.reject(new TypeError('no network')));
  await send('ABCD');
  await refusedWith('Network error, please check your connection');
  expect(takeToasts()).toEqual([]);
  expect(field().value).toBe('ABCD');
});
