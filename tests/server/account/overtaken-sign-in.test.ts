/** Needs Postgres: PGlite has one connection, on which nothing happens in the middle of a transaction. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { addUser, checkLogin, replacePassword } from '../../../server/account/accounts.ts';
import { blockMember } from '../../../server/account/blocking.ts';
import { closeAccount } from '../../../server/account/close-account.ts';
import { hashPassword } from '../../../server/account/passwords.ts';
import { startSession } from '../../../server/account/sessions.ts';
import type { Database } from '../../../server/db/database.ts';
import { databaseForTest } from '../database-for-test.ts';

const PHONE = '13800000067';
const PASSWORD = 'a password of length';
const queue = { send: async () => '', cancel: async () => undefined };

/** A database that stops in its transaction after all sessions were ended, until `meanwhile` has run. */
const pausing = (db: Database, meanwhile: () => Promise<void>): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction((client) =>
      work({
        async query(text, values) {
          const answer = await client.query<never>(text, values);
          if (text.startsWith('DELETE FROM sessions')) await meanwhile();
          return answer;
        },
      }),
    ),
});

/** Waits until another connection waits for a lock, or until the work has ended without waiting for one. */
async function untilWaiting(db: Database, work: Promise<unknown>): Promise<void> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  work.then(end, end);
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return ended || rows.length > 0;
    })
    .toBe(true);
}

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
    const between = pausing(db, async () => {
      signIn = startSession(db, checked, 'a browser');
      await untilWaiting(db, signIn);
    });
    await overtake(between, userId);
    await expect(signIn).rejects.toMatchObject({ key });
    expect((await db.query('SELECT 1 FROM sessions WHERE user_id = $1', [userId])).rows).toEqual([]);
  });
});
