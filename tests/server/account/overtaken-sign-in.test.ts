/** Needs Postgres: PGlite has one connection, on which nothing happens in the middle of a transaction. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { addUser, checkLogin, replacePassword } from '../../../server/account/accounts.ts';
import { blockMember } from '../../../server/account/blocking.ts';
import { closeAccount } from '../../../server/account/close-account.ts';
import { hashPassword } from '../../../server/account/passwords.ts';
import { startSession } from '../../../server/account/sessions.ts';
import type { Database } from '../../../server/db/database.ts';
import { stopAfter, untilWaiting } from '../between.ts';
import { databaseForTest } from '../database-for-test.ts';

const PHONE = '13800000067';
const PASSWORD = 'a password of length';
const queue = { send: async () => '', cancel: async () => undefined };

describe.skipIf(!process.env.TEST_POSTGRES)('a sign-in that is overtaken on another connection', () => {
  it.each<[string, (db: Database, userId: number) => Promise<unknown>, string]>([
    [
      'by the deletion of the account',
      (db, userId) => closeAccount({ db, queue, secret: 'secret' }, userId),
      'accountClosed',
    ],
    ['by a new password', (db) => replacePassword(db, PHONE, 'another one 1'), 'wrongLogin'],
    ['by the operator who blocks the member', (db, userId) => blockMember(db, userId), 'accountBlocked'],
  ])('%s waits for it, and leaves no session', async (_what, overtake, key) => {
    const db = await databaseForTest();
    onTestFinished(() => db.close());
    const userId = await addUser(db, {
      phone: PHONE,
      passwordHash: await hashPassword(PASSWORD),
      invitedCode: '',
    });
    if (userId === null) throw new Error('no user');
    const checked = await checkLogin(db, PHONE, PASSWORD);
    let signIn: Promise<string> = Promise.resolve('');
    stopAfter(db, /^DELETE FROM sessions/, async () => {
      signIn = startSession(db, checked, 'a browser');
      await untilWaiting(db, signIn);
    });
    await overtake(db, userId);
    await expect(signIn).rejects.toMatchObject({ key });
    expect((await db.query('SELECT 1 FROM sessions WHERE user_id = $1', [userId])).rows).toEqual([]);
  });
});
