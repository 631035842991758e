import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSignInOptions } from '../../../src/api/studio.ts';
import { eachOnItsOwn } from '../show.tsx';
import {
  agreement,
  button,
  type FormName,
  field,
  fields,
  isOpen,
  openAccountForm,
  press,
  type,
} from './open-account-form.tsx';

eachOnItsOwn();

test('[AUTH-01] fields and links of the sign-in form', async () => {
  await openAccountForm('login', { [readSignInOptions.path]: () => ({ google_client_id: 'client-1' }) });
  await screen.findByText('Continue with Google');
  expect(fields()).toEqual(['phone', 'password', 'agreed']);
  expect(field('Phone').name).toBe('phone');
  expect(field('Password')).toMatchObject({ name: 'password', type: 'password' });
  expect(agreement().checked).toBe(false);
  expect(button('Sign in').type).toBe('submit');
  for (const name of ['Create an account', 'Forgot password?']) expect(button(name).type).toBe('button');
});

test('[AUTH-02] fields and links of the registration form', async () => {
  await openAccountForm('register');
  expect(fields()).toEqual(['phone', 'code', 'password', 'invited_code', 'agreed']);
  expect(field('Phone').name).toBe('phone');
  expect(field('SMS code').name).toBe('code');
  expect(field('Password')).toMatchObject({ name: 'password', type: 'password' });
  expect(field('Invite code (optional)').name).toBe('invited_code');
  expect(agreement().checked).toBe(false);
  expect(button('Send code').type).toBe('button');
  expect(button('Create account').type).toBe('submit');
});

test('[AUTH-03] fields and links of the password reset form', async () => {
  await openAccountForm('reset');
  expect(fields()).toEqual(['phone', 'code', 'password']);
  expect(field('Phone').name).toBe('phone');
  expect(field('SMS code').name).toBe('code');
  expect(field('New password')).toMatchObject({ name: 'password', type: 'password' });
  expect(button('Send code').type).toBe('button');
  expect(button('Set new password').type).toBe('submit');
});

test('[AUTH-04] each form links to the others; switching keeps the phone and drops password and code', async () => {
  const ways = { login: 'Sign in instead', register: 'Create an account', reset: 'Forgot password?' };
  const secret = (form: FormName) => field(form === 'reset' ? 'New password' : 'Password');
  await openAccountForm('login');
  type('Phone', '13800138000');
  let from: FormName = 'login';
  for (const to of ['register', 'reset', 'register', 'login', 'reset', 'login'] as const) {
    fireEvent.change(secret(from), { target: { value: 'a long password' } });
    press(ways[to]);
    await isOpen(to);
    expect(document.activeElement, `${from} to ${to}`).toBe(field('Phone'));
    expect([field('Phone').value, secret(to).value], `${from} to ${to}`).toEqual(['13800138000', '']);
    from = to;
  }
});
