import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  changePassword,
  closeAccount,
  downloadAccount,
  endOtherSessions,
  listSessions,
  readAccount,
  revokeSession,
} from '../../../src/api/account.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs, openDialog } from '../../../src/store/dialogs.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import '../../../src/ui/account/settings/settings-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { type Answers, fakeApi, Refused } from '../../store/fake-api.ts';
import { openedDialog } from '../dialog.ts';
import { change, eachOnItsOwn, showAt, told } from '../show.tsx';

const SEEN = '2026-01-02T03:04:05.000Z';
const device = (id: number, name: string, current = false) => ({
  id,
  device: name,
  current,
  created_at: SEEN,
  last_seen: SEEN,
});
const FACTS = { phone: '138****0000', has_password: true, created_at: SEEN };
const DEVICES = [device(1, 'Chrome · Linux', true), device(2, 'Safari · iPhone'), device(3, '')];

const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const button = (name: string) => dialog().getByRole('button', { name, hidden: true });
const press = (name: string) => change(() => void fireEvent.click(button(name)));
const tab = (name: string) =>
  change(() => void fireEvent.click(dialog().getByRole('tab', { name, hidden: true })));
const field = (label: string): HTMLInputElement => dialog().getByLabelText(label);
const type = (label: string, value: string) => void fireEvent.change(field(label), { target: { value } });
const rows = () => dialog().getAllByRole('listitem', { hidden: true });
const toasted = () => takeToasts().map(({ title }) => title);

async function open(answers: Answers = {}) {
  const sent = fakeApi({
    [readAccount.path]: () => FACTS,
    [listSessions.path]: () => ({ lists: DEVICES }),
    [endOtherSessions.path]: () => ({ ended: 1 }),
    ...answers,
  });
  await showAt('/draw', <DialogHost />);
  await change(() => openDialog({ name: 'account' }));
  await openedDialog('Account settings');
  return (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
}
const ready = () => waitFor(() => expect(rows()).toHaveLength(3));

eachOnItsOwn();
beforeEach(() => {
  dialogs.open = null;
  takeToasts();
});

test('each device shows its name and last use, and the current one cannot be signed out here', async () => {
  await open();
  await ready();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome · LinuxLast active .*\d\d:\d\dThis device$/),
    expect.stringMatching(/^Safari · iPhone.*Sign out$/),
    expect.stringMatching(/^Unknown device.*Sign out$/),
  ]);
});

test('signing out one device, then all others, keeps the focus in the list', async () => {
  const sent = await open();
  await ready();
  button('Sign out Safari · iPhone').focus();
  await press('Sign out Safari · iPhone');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(sent(revokeSession.path)).toEqual([{ id: 2 }]);
  expect(dialog().getByRole('list', { hidden: true }).contains(document.activeElement)).toBe(true);
  await press('Sign out all other devices');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(sent(endOtherSessions.path)).toHaveLength(1);
  expect(dialog().queryByRole('button', { name: /^Sign out/, hidden: true })).toBeNull();
  expect(toasted()).toEqual(['Signed out Safari · iPhone', 'Signed out all other devices']);
});

test('a device that cannot be signed out stays, with the reason', async () => {
  await open({ [revokeSession.path]: () => new Refused('This session has already ended') });
  await ready();
  await press('Sign out Safari · iPhone');
  await dialog().findByText('This session has already ended');
  expect(rows()).toHaveLength(3);
});

test('a password is changed with the old one, and the other devices are signed out', async () => {
  const sent = await open();
  await ready();
  await tab('Password');
  await press('Change password');
  expect(document.activeElement).toBe(field('Current password'));
  dialog().getByText('Enter your current password');
  dialog().getByText('Use at least 8 characters');
  type('Current password', 'old one');
  type('New password', 'a new password');
  expect(sent(changePassword.path)).toEqual([]);
  await press('Change password');
  await waitFor(() => expect(toasted()).toEqual(['Password changed']));
  expect(sent(changePassword.path)).toEqual([
    { old_password: 'old one', new_password: 'a new password', keep_others: false },
  ]);
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  await tab('Devices');
  expect(rows()).toHaveLength(1);
});

test('other devices stay signed in if chosen; a wrong old password says so in its place and has the focus', async () => {
  let answer: unknown = new Refused('The password is wrong');
  const sent = await open({ [changePassword.path]: () => answer });
  await ready();
  await tab('Password');
  type('Current password', 'a guess');
  type('New password', 'a new password');
  await change(() => void fireEvent.click(dialog().getByRole('switch', { hidden: true })));
  await press('Change password');
  await dialog().findByText('The password is wrong');
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Current password'));
  expect(field('New password').value).toBe('a new password');
  answer = null;
  await press('Change password');
  await waitFor(() => expect(toasted()).toEqual(['Password changed']));
  expect(sent(changePassword.path).at(-1)).toMatchObject({ keep_others: true });
  await tab('Devices');
  expect(rows()).toHaveLength(3);
});

test('a member of a provider has no password to change, and is not asked for one', async () => {
  const sent = await open({
    [readAccount.path]: () => ({ ...FACTS, phone: null, has_password: false }),
    [closeAccount.path]: () => new Refused('Sign in again'),
  });
  await ready();
  await tab('Password');
  dialog().getByText('You sign in through a provider, so this account has no password.');
  await tab('Your data');
  await press('Delete account…');
  expect(dialog().queryByLabelText('Password')).toBeNull();
  await press('Delete forever');
  await dialog().findByText('Sign in again');
  expect(sent(closeAccount.path)).toEqual([{ password: '' }]);
  expect(session.token).toBe('token');
});

test('personal data is downloaded as a file', async () => {
  const headers = { 'content-type': 'application/octet-stream' };
  await open({ [downloadAccount.path]: () => new Response('{}', { headers }) });
  const made = vi.fn(() => 'blob:1');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await ready();
  await tab('Your data');
  await press('Download');
  await waitFor(() => expect(saved).toEqual(['inkreel-account.json']));
  expect(made).toHaveBeenCalledOnce();
});

test('deleting an account lists what is lost, asks for the password, and removes its data from the device', async () => {
  const sent = await open();
  await ready();
  await tab('Your data');
  button('Delete account…').focus();
  await press('Delete account…');
  expect(document.activeElement).toBe(field('Password'));
  dialog().getByText('Your points and your plan, if you have one, are lost.');
  await press('Keep account');
  await press('Delete account…');
  await press('Delete forever');
  dialog().getByText('Enter your password');
  expect(sent(closeAccount.path)).toEqual([]);
  type('Password', 'a long password');
  await press('Delete forever');
  await waitFor(() => expect(session.token).toBeNull());
  await waitFor(() => expect(toasted()).toEqual(['Your account has been deleted']));
  expect(sent(closeAccount.path)).toEqual([{ password: 'a long password' }]);
  expect(dialogs.open).toBeNull();
  expect(location.hash).toBe('#/home');
});

test('if the studio does not answer, a click retries', async () => {
  let answer: unknown = new Refused('later', 503);
  await open({ [readAccount.path]: () => answer });
  await told("Couldn't load your account.");
  answer = FACTS;
  await press('Try again');
  await ready();
});
