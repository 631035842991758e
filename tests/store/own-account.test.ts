import { beforeEach, expect, test } from 'vitest';
import { closeAccount, readAccount } from '../../src/api/account.ts';
import { readPoints } from '../../src/api/points.ts';
import { endLogin } from '../../src/store/account/closing.ts';
import { deleteAccount } from '../../src/store/account/own-account.ts';
import { refreshPoints } from '../../src/store/account/points.ts';
import { setSession } from '../../src/store/account/session.ts';
import { session } from '../../src/store/account/session-state.ts';
import { readPageStore, writePageStore } from '../../src/store/pages-db.ts';
import { fakeApi, Refused } from './fake-api.ts';

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const unknownLogin = () => new Refused('Please sign in', 401);
const draft = () => readPageStore('drafts', 7, 'draw');
beforeEach(async () => {
  fakeApi({});
  await setSession('token', 7);
  await writePageStore('drafts', 7, 'draw', { prompt: 'a secret' });
});

test('who deletes an account whose answer is lost is told that it is gone, and leaves nothing on the device', async () => {
  fakeApi({ [closeAccount.path]: lost, [readAccount.path]: unknownLogin });
  await deleteAccount('a password');
  expect(session.token).toBeNull();
  expect(await draft()).toBeUndefined();
});

test.each([
  ['its login is known', () => ({ phone: null, has_password: true, created_at: '' })],
  ['there is no network to find out', lost],
])('an account is not taken for deleted without an answer while %s', async (_what, answer) => {
  fakeApi({ [closeAccount.path]: lost, [readAccount.path]: answer });
  await expect(deleteAccount('a password')).rejects.toMatchObject({ kind: 'transport' });
  expect(session.token).toBe('token');
  expect(await draft()).toEqual({ prompt: 'a secret' });
});

test.each([
  [
    'of an account that was deleted without an answer nothing stays once its login is unknown',
    null,
    undefined,
  ],
  [
    'what was typed stays where the account was seen after its deletion broke off',
    { potins: 1, star_tel: '', user_id: 7 },
    { prompt: 'a secret' },
  ],
])('%s', async (_what, seen, kept) => {
  fakeApi({ [closeAccount.path]: lost, [readAccount.path]: lost });
  await expect(deleteAccount('a password')).rejects.toMatchObject({ kind: 'transport' });
  if (seen) {
    fakeApi({ [readPoints.path]: () => seen });
    await refreshPoints();
  }
  await endLogin();
  expect(session.token).toBeNull();
  expect(await draft()).toEqual(kept);
});
