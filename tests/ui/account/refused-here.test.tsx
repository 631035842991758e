import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { login, register, resetPassword } from '../../../src/api/account.ts';
import { CODE } from '../../../src/api/errors.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { browser } from '../../../src/store/browser.ts';
import type { Sent } from '../../store/fake-api.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { agreement, field, openAccountForm, press, type } from './open-account-form.tsx';

eachOnItsOwn();

const NO_PHONE = 'Please enter your phone number';
const NO_PASSWORD = 'Please enter your password';
const NO_CODE = 'Please enter the SMS code';
const NOT_AGREED = 'Please agree to the terms first';

/** The error messages. */
const said = () => screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
const pathsOf = (sent: Sent[]) => sent.map(({ path }) => path);
/** Clicks a button and waits for its requests. */
const pressAndWait = (name: string) => change(() => press(name));

const LOGIN = { phone: '13800138000', password: 'a long password' };

test.each([
  ['[AUTH-05] without a phone', { ...LOGIN, phone: '' }, [NO_PHONE], 'Phone'],
  ['[AUTH-06] without a password', { ...LOGIN, password: '' }, [NO_PASSWORD], 'Password'],
  ['[AUTH-05] [AUTH-06] without both', { phone: '', password: '' }, [NO_PHONE, NO_PASSWORD], 'Phone'],
] as const)('%s a sign-in says so, goes there and sends nothing', async (_what, typed, messages, focused) => {
  const sent = await openAccountForm('login', { [login.path]: () => ({ token: 't', user_id: 7 }) });
  type('Phone', typed.phone);
  type('Password', typed.password);
  await pressAndWait('Sign in');
  expect(said()).toEqual(messages);
  expect(document.activeElement).toBe(field(focused));
  expect(pathsOf(sent)).not.toContain(login.path);
});

test('whom the server has signed out reads so above the sign-in, a visitor does not', async () => {
  session.ended = true;
  await openAccountForm('login');
  expect(screen.getByText('You were signed out. Sign in to go on')).toBeTruthy();
  cleanup();
  session.ended = false;
  await openAccountForm('login');
  expect(screen.queryByText(/You were signed out/)).toBeNull();
});

test('a sign-in that could not reach the studio says so until the connection is back', async () => {
  await openAccountForm('login', { [login.path]: () => Promise.reject(new TypeError('no network')) });
  await change(() => {
    browser.online = false;
  });
  type('Phone', LOGIN.phone);
  type('Password', LOGIN.password);
  await pressAndWait('Sign in');
  await waitFor(() => expect(said()).toEqual([expect.stringContaining("Couldn't reach the studio")]));
  await change(() => {
    browser.online = true;
  });
  expect(said()).toEqual([]);
});

test('[AUTH-09] registration without the agreement shows a message and sends nothing', async () => {
  const sent = await openAccountForm('register');
  type('Phone', LOGIN.phone);
  type('SMS code', '123456');
  type('Password', LOGIN.password);
  await pressAndWait('Create account');
  expect(said()).toEqual([NOT_AGREED]);
  expect(document.activeElement).toBe(agreement());
  expect(pathsOf(sent)).not.toContain(register.path);
  // with the agreement the same form is sent
  fireEvent.click(agreement());
  expect(said()).toEqual([]);
  await pressAndWait('Create account');
  expect(pathsOf(sent)).toContain(register.path);
});

const FORMS = {
  register: { id: '[AUTH-08]', button: 'Create account', path: register.path },
  reset: { id: '[AUTH-13]', button: 'Set new password', path: resetPassword.path },
} as const;
describe.each(['register', 'reset'] as const)('%s', (form) => {
  const { id, button, path } = FORMS[form];
  const password = form === 'reset' ? 'New password' : 'Password';

  test.each([
    ['a phone', 'Phone', NO_PHONE],
    ['an SMS code', 'SMS code', NO_CODE],
    ['a password', password, NO_PASSWORD],
  ])(
    `${id} without %s it shows a message and sends nothing; with it, the form is sent`,
    async (_, lacking, message) => {
      const sent = await openAccountForm(form);
      const filled: Record<string, string> = {
        Phone: LOGIN.phone,
        'SMS code': '123456',
        [password]: LOGIN.password,
      };
      for (const [label, value] of Object.entries(filled)) if (label !== lacking) type(label, value);
      if (form === 'register') fireEvent.click(agreement());
      await pressAndWait(button);
      expect(said()).toEqual([message]);
      expect(document.activeElement).toBe(field(lacking));
      expect(pathsOf(sent)).not.toContain(path);
      type(lacking, filled[lacking] ?? '');
      await pressAndWait(button);
      await waitFor(() => expect(pathsOf(sent)).toContain(path));
    },
  );
});

test.each(['register', 'reset'] as const)(
  '%s: a wrong SMS code is said at its field, which gets the focus, until it is changed or another is asked for',
  async (form) => {
    const { button, path } = FORMS[form];
    const WRONG = 'This code is wrong or has expired';
    await openAccountForm(form, {
      [path]: () => Response.json({ code: CODE.wrongSmsCode, message: WRONG, data: null }),
    });
    type('Phone', LOGIN.phone);
    type('SMS code', '123456');
    type(form === 'reset' ? 'New password' : 'Password', LOGIN.password);
    if (form === 'register') fireEvent.click(agreement());
    await pressAndWait(button);
    await waitFor(() => expect(said()).toEqual([WRONG]));
    const code = field('SMS code');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(code.closest('[role=group]')?.textContent).toContain(WRONG);
    await waitFor(() => expect(document.activeElement).toBe(code));
    type('SMS code', '654321');
    expect(said()).toEqual([]);
    await pressAndWait(button);
    await waitFor(() => expect(said()).toEqual([WRONG]));
    // the countdown outlives the form that began it
    if (form === 'reset') return;
    await pressAndWait('Send code');
    expect(said()).toEqual([]);
  },
);

test('an empty registration lists all missing fields and sends nothing', async () => {
  const sent = await openAccountForm('register');
  await pressAndWait('Create account');
  expect(said()).toEqual([NO_PHONE, NO_CODE, NO_PASSWORD, NOT_AGREED]);
  expect(document.activeElement).toBe(field('Phone'));
  expect(pathsOf(sent)).not.toContain(register.path);
});
