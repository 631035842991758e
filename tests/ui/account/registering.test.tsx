import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { register } from '../../../src/api/account.ts';
import { eachOnItsOwn } from '../show.tsx';
import { agreement, field, isOpen, openAccountForm, press, type } from './open-account-form.tsx';

eachOnItsOwn();

test('[AUTH-10] an invite code left empty does not stop a registration, and the sign-in after it needs one press', async () => {
  const sent = await openAccountForm('register');
  type('Phone', '13800138000');
  type('SMS code', '123456');
  type('Password', 'a long password');
  fireEvent.click(agreement());
  expect(field('Invite code (optional)').value).toBe('');
  press('Create account');
  await isOpen('login');
  expect(sent.filter(({ path }) => path === register.path)).toEqual([
    {
      path: register.path,
      body: { user_login: '13800138000', user_pass: 'a long password', code: '123456', invited_code: '' },
    },
  ]);
  expect(screen.getByText('Account created. Sign in to start')).toBeTruthy();
  expect([field('Phone').value, field('Password').value]).toEqual(['13800138000', 'a long password']);
});
