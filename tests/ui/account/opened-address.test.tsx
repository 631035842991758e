import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exchangeLink, logout, register } from '../../../src/api/account.ts';
import { endSession, setSession } from '../../../src/store/account/session.ts';
import { session } from '../../../src/store/account/session-state.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/account/sign-in-link-dialog.tsx';
import { invitation } from '../../../src/store/account/invitation.ts';
import { closeDialog, dialogs, signInFirst } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { navigate } from '../../../src/ui/router/hash-location.ts';
import { followAddressParameters, takeAddressParameters } from '../../../src/ui/shell/address-intake.ts';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { fakeApi, lost, Refused } from '../../store/fake-api.ts';
import { eachOnItsOwn, show } from '../show.tsx';
import { agreement, field, isOpen, openAccountForm, press, type } from './open-account-form.tsx';

/** Simulates opening the app at this URL. */
function openedAt(address: string): void {
  history.replaceState(null, '', address);
  takeAddressParameters();
}
const here = () => `${location.search}${location.hash}`;

eachOnItsOwn();
afterEach(() => {
  sessionStorage.clear();
  invitation.code = '';
  closeDialog();
  toasts.waiting = [];
  history.replaceState(null, '', location.pathname);
});

test.each(['?encrypt_str=one-time#/music', '#/music?encrypt_str=one-time'])(
  '[ROUTE-15] [AUTH-28] %s is exchanged for a login, and the parameter is removed from the URL',
  async (address) => {
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

test('a sign-in link that is put into the address bar of the open app signs in, and goes on with what one was asked for', async () => {
  fakeApi({
    [exchangeLink.path]: () => ({ token: 'of the link', user_id: 9 }),
    '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 9 }),
  });
  session.token = null;
  history.replaceState(null, '', '#/square');
  followAddressParameters();
  const goOn = vi.fn();
  signInFirst(goOn);
  // only the hash differs, so nothing is loaded anew
  history.replaceState(null, '', '#/music?encrypt_str=one-time');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(here()).toBe('#/music');
  await waitFor(() => expect(localStorage.getItem('inkreel.token')).toBe('of the link'));
  await waitFor(() => expect(dialogs.open).toBeNull());
  expect(goOn).toHaveBeenCalledTimes(1);
  await endSession();
});

/** Opens a link of member 9 while member 7 is signed in. @returns the requests, and the confirmation dialog */
async function openedOver(link: () => unknown) {
  const sent = fakeApi({
    [exchangeLink.path]: link,
    [logout.path]: () => null,
    '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 9 }),
  });
  await setSession('their own', 7);
  await show(<DialogHost />);
  openedAt('?encrypt_str=one-time#/music');
  const dialog = await screen.findByRole('dialog', { name: 'Sign in with this link?' });
  return { dialog, paths: () => sent.map(({ path }) => path) };
}
const keptToken = () => localStorage.getItem('inkreel.token');

test('a link opened while signed in asks for confirmation, and is not used without it', async () => {
  const { dialog, paths } = await openedOver(() => ({ token: 'of the link', user_id: 9 }));
  expect(here()).toBe('#/music');
  press('Stay signed in');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect([keptToken(), session.userId, paths()]).toEqual(['their own', 7, []]);
  await endSession();
});

test('using a link of another account signs out the current one', async () => {
  const { paths } = await openedOver(() => ({ token: 'of the link', user_id: 9 }));
  press('Use the link');
  await waitFor(() => expect([keptToken(), session.userId]).toEqual(['of the link', 9]));
  expect(paths()).toContain(logout.path);
  await endSession();
});

test('a link of the same account keeps the data on the device', async () => {
  const { paths } = await openedOver(() => ({ token: 'of the link', user_id: 7 }));
  press('Use the link');
  await waitFor(() => expect(keptToken()).toBe('of the link'));
  expect(paths()).not.toContain(logout.path);
  await endSession();
});

test('an invalid link does not end the session', async () => {
  const { paths } = await openedOver(() => new Refused('This link was used'));
  press('Use the link');
  await waitFor(() =>
    expect(toasts.waiting).toMatchObject([
      { title: "Couldn't sign in with the link", description: 'This link was used' },
    ]),
  );
  expect([keptToken(), session.userId, paths()]).toEqual(['their own', 7, [exchangeLink.path]]);
  await endSession();
});

test('a link that got lost on the way says so, to a visitor and to who is signed in', async () => {
  const said = [
    { title: "Couldn't sign in with the link", description: 'Check your connection and try again.' },
  ];
  await openedOver(lost);
  press('Use the link');
  await waitFor(() => expect(toasts.waiting).toMatchObject(said));
  expect([keptToken(), session.userId]).toEqual(['their own', 7]);
  await endSession();
  toasts.waiting = [];
  openedAt('?encrypt_str=one-time#/music');
  await waitFor(() => expect(toasts.waiting).toMatchObject(said));
});

test.each(['?invited_code=friend7#/square', '#/square?invited_code=friend7'])(
  '[ROUTE-16] [AUTH-12] the invitation in %s is kept until the registration, which sends it',
  async (address) => {
    openedAt(address);
    expect(here()).toBe('#/square');
    navigate('/draw');
    // simulates a reload
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

test('an invitation is told in each form of the sign-in that a visitor may see first', async () => {
  const words = "You've been invited: sign up to get 50 points.";
  openedAt('?invited_code=77#/square');
  await openAccountForm('login');
  screen.getByText(words);
  press('Create an account');
  await isOpen('register');
  screen.getByText(words);
});
