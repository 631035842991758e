import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exchangeLink, register } from '../../../src/api/account.ts';
import { endSession } from '../../../src/store/account/session.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import { takeAddressParameters } from '../../../src/ui/shell/address-intake.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { stillClock } from '../../store/still-clock.ts';
import { eachOnItsOwn } from '../show.tsx';
import { agreement, field, isOpen, openAccountForm, press, type } from './open-account-form.tsx';

/** The app is opened at this address. */
function openedAt(address: string): void {
  history.replaceState(null, '', address);
  takeAddressParameters();
}
const here = () => `${location.search}${location.hash}`;

eachOnItsOwn();
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

test.each(['?encrypt_str=one-time#/music', '#/music?encrypt_str=one-time'])(
  '[ROUTE-15] [AUTH-28] %s is traded for a login, and the parameter leaves the address',
  async (address) => {
    stillClock();
    const sent = fakeApi({
      [exchangeLink.path]: () => ({ token: 'of the link', user_id: 9 }),
      '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 9 }),
    });
    session.token = null;
    openedAt(address);
    expect(here()).toBe('#/music');
    await waitFor(() => expect(localStorage.getItem('inkreel.token')).toBe('of the link'));
    expect(sent[0]).toEqual({ path: '/base/xzy-async', body: { encrypt_str: 'one-time' } });
    await endSession();
  },
);

test.each(['?invited_code=friend7#/square', '#/square?invited_code=friend7'])(
  '[ROUTE-16] [AUTH-12] the invitation in %s outlives the way to the registration, which sends it',
  async (address) => {
    openedAt(address);
    expect(here()).toBe('#/square');
    navigate('/draw');
    // a reload in between
    takeAddressParameters();
    const sent = await openAccountForm('register');
    type('Phone', '13800138000');
    type('SMS code', '123456');
    type('Password', 'a long password');
    fireEvent.click(agreement());
    expect(field('Invite code (optional)').value).toMatch(/^(friend7)?$/);
    press('Create account');
    await isOpen('login');
    const body = sent.find(({ path }) => path === register.path)?.body;
    expect(body).toMatchObject({ invited_code: 'friend7' });
  },
);
