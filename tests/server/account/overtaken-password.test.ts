import { expect, onTestFinished, test } from 'vitest';
import { addUser, checkLogin, replacePassword } from '../../../server/account/accounts.ts';
import { changeOwnPassword } from '../../../server/account/own-account.ts';
import { hashPassword } from '../../../server/account/passwords.ts';
import { findSession, startSession } from '../../../server/account/sessions.ts';
import type { Database } from '../../../server/db/database.ts';
import { databaseForTest } from '../database-for-test.ts';

const PHONE = '13800000068';
const OLD = 'an old password 1';
const RESET = 'of the owner 1';

test('a password that the owner has reset is not changed back by who knew the old one', async () => {
  const db = await databaseForTest();
  onTestFinished(() => db.close());
  const userId = await addUser(db, { phone: PHONE, passwordHash: await hashPassword(OLD) });
  if (userId === null) throw new Error('no user');
  const token = await startSession(db, { userId, passwordHash: null }, 'a stolen browser');
  const session = await findSession(db, token);
  if (!session) throw new Error('no session');
  /** The reset comes while the new password is being hashed, after the old one was checked. */
  const overtaken: Database = {
    ...db,
    transaction: async (work) => {
      await replacePassword(db, PHONE, RESET);
      return db.transaction(work);
    },
  };
  const changed = changeOwnPassword(overtaken, { loginsPerQuarter: 10 }, session, {
    oldPassword: OLD,
    newPassword: 'of the thief 1',
    keepOthers: true,
  });
  await expect(changed).rejects.toMatchObject({ key: 'wrongPassword' });
  expect(await checkLogin(db, PHONE, RESET)).toMatchObject({ userId });
});
