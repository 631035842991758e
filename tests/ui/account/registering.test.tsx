import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login, register, resetPassword } from '../../../src/api/account.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { dialogs, openDialog, signInFirst } from '../../../src/store/dialogs.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { type Answers, Refused } from '../../store/fake-api.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { agreement, field, isOpen, openAccountForm, press, type } from './open-account-form.tsx';

eachOnItsOwn();

const SESSION = { token: 'new-token', user_id: 9 };

async function fillIn(answers: Answers) {
  const sent = await openAccountForm('register', answers);
  type('Phone', '13800138000');
  type('SMS code', '123456');
  type('Password', 'a long password');
  fireEvent.click(agreement());
  return (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
}
const signedIn = () => waitFor(() => expect(session.token).toBe(SESSION.token));
const closed = () => waitFor(() => expect(dialogs.open).toBeNull());

test('[AUTH-10] [AUTH-11] an invite code left empty does not stop a registration, which signs in', async () => {
  const sent = await fillIn({ [register.path]: () => SESSION });
  expect(field('Invite code (optional)').value).toBe('');
  press('Create account');
  await signedIn();
  await closed();
  expect(sent(register.path)).toEqual([
    { user_login: '13800138000', user_pass: 'a long password', code: '123456', invited_code: '' },
  ]);
  expect(sent(login.path)).toEqual([]);
  await waitFor(() => expect(toasts.waiting.map(({ title }) => title)).toEqual(['Account created']));
});

test.each([
  ['/square', 'Make a picture'],
  ['/music', undefined],
])(
  'a new member on %s is told the points to begin with, and led on from the square alone',
  async (path, next) => {
    location.hash = `#${path}`;
    await fillIn({
      [register.path]: () => SESSION,
      '/center/points': () => ({ potins: 200, total_points: 200, star_tel: 'x', user_id: 9 }),
    });
    press('Create account');
    await waitFor(() =>
      expect(toasts.waiting).toMatchObject([
        { title: 'Account created', description: 'You have 200 points to start with.' },
      ]),
    );
    const [said] = toasts.waiting;
    expect(said?.action?.label).toBe(next);
    said?.action?.run();
    if (next) expect(location.hash).toBe('#/draw');
  },
);

test('if the studio answers a registration without a session, a session is requested', async () => {
  const sent = await fillIn({ [login.path]: () => SESSION });
  press('Create account');
  await signedIn();
  await closed();
  expect(sent(login.path)).toEqual([{ user_login: '13800138000', user_pass: 'a long password' }]);
});

test('if that fails, one click on sign-in is enough', async () => {
  await fillIn({ [login.path]: () => new Refused('', 503) });
  press('Create account');
  await isOpen('login');
  expect(screen.getByText('Account created. Sign in to start')).toBeTruthy();
  expect([field('Phone').value, field('Password').value]).toEqual(['13800138000', 'a long password']);
});

test('a pending action resumes once after the registration', async () => {
  const done: (string | null)[] = [];
  await openAccountForm('login', { [register.path]: () => SESSION });
  await change(() => signInFirst(() => void done.push(session.token)));
  press('Create an account');
  await isOpen('register');
  type('Phone', '13800138000');
  type('SMS code', '123456');
  type('Password', 'a long password');
  fireEvent.click(agreement());
  press('Create account');
  await closed();
  expect(done).toEqual([SESSION.token]);
});

test('it also resumes after a password reset and sign-in', async () => {
  const done: string[] = [];
  await openAccountForm('login', { [resetPassword.path]: () => null, [login.path]: () => SESSION });
  await change(() => signInFirst(() => void done.push('done')));
  press('Forgot password?');
  await isOpen('reset');
  type('Phone', '13800138000');
  type('SMS code', '123456');
  type('New password', 'a long password');
  press('Set new password');
  await isOpen('login');
  press('Sign in');
  await closed();
  expect(done).toEqual(['done']);
});

test('a dialog that was closed, or opened for another reason, drops the pending action', async () => {
  const done: string[] = [];
  await openAccountForm('login', { [login.path]: () => SESSION });
  await change(() => signInFirst(() => void done.push('done')));
  await change(() => openDialog({ name: 'login' }));
  type('Phone', '13800138000');
  type('Password', 'a long password');
  press('Sign in');
  await closed();
  expect(done).toEqual([]);
});

test('[SHELL-08] the user center requested by a visitor opens after the sign-in', async () => {
  await openAccountForm('login', { [login.path]: () => SESSION });
  await change(() => openDialog({ name: 'member' }));
  await isOpen('login');
  type('Phone', '13800138000');
  type('Password', 'a long password');
  press('Sign in');
  await screen.findByRole('dialog', { name: 'User center', hidden: true });
  expect(dialogs.open).toEqual({ name: 'member' });
});
