/** Members' actions on their own account: reading it, changing the password, closing it. */

import { MINUTE } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import { clearUses, countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { forgetKnownDevices } from './known-devices.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { endOtherSessions, isFresh, type Session } from './sessions.ts';
import { dropLinks } from './sign-in-links.ts';

interface OwnAccount {
  phone: string | null;
  password_hash: string | null;
  created_at: Date;
}

/** What account settings show of the signed-in member. @throws if the member has no row, which no session outlives */
export async function readOwnAccount(db: Queries, userId: number): Promise<OwnAccount> {
  const row = await first(
    db.query<OwnAccount>('SELECT phone, password_hash, created_at FROM users WHERE id = $1', [userId]),
  );
  if (!row) throw new Error(`User ${userId} has a session but no row.`);
  return row;
}

type Guesses = Pick<Config, 'loginsPerQuarter'>;

/** @throws Refusal if the password is wrong; HTTP 429 after too many attempts */
async function requirePassword(
  db: Queries,
  { loginsPerQuarter }: Guesses,
  userId: number,
  stored: string | null,
  password: string,
): Promise<void> {
  const tries = { name: 'password', max: loginsPerQuarter, seconds: 15 * MINUTE };
  await countUse(db, tries, String(userId));
  if (!(await passwordFits(stored, password))) throw new Refusal(400, 'wrongPassword');
  await clearUses(db, tries, String(userId));
}

/**
 * Sets a new password. Ends all sign-in links, and the other sessions unless they are kept.
 * @throws Refusal if the old password is wrong or there is none
 */
export async function changeOwnPassword(
  db: Database,
  guesses: Guesses,
  session: Session,
  { oldPassword, newPassword, keepOthers }: { oldPassword: string; newPassword: string; keepOthers: boolean },
): Promise<void> {
  const { userId } = session;
  const { password_hash: stored } = await readOwnAccount(db, userId);
  if (stored === null) throw new Refusal(400, 'noPassword');
  await requirePassword(db, guesses, userId, stored, oldPassword);
  const fresh = await hashPassword(newPassword);
  await db.transaction(async (client) => {
    // the one that was checked: the owner may have reset it meanwhile, because somebody else knows it
    const { count } = await client.query(
      'UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3',
      [userId, fresh, stored],
    );
    if (count === 0) throw new Refusal(400, 'wrongPassword');
    await dropLinks(client, userId);
    if (keepOthers) return;
    await endOtherSessions(client, session);
    await forgetKnownDevices(client, userId);
  });
}

/**
 * Confirms that the caller is the owner: by password, or by a recent sign-in if there is none.
 * @returns what was confirmed, for {@link requireStillOwner} @throws Refusal
 */
export async function requireOwner(
  db: Queries,
  guesses: Guesses,
  session: Session,
  password: string,
): Promise<Owner> {
  const { password_hash: passwordHash } = await readOwnAccount(db, session.userId);
  if (passwordHash !== null) await requirePassword(db, guesses, session.userId, passwordHash, password);
  else if (!(await isFresh(db, session))) throw new Refusal(400, 'signInAgain');
  return { ...session, passwordHash };
}

/** A caller who has confirmed to be the owner. */
export interface Owner extends Session {
  /** The stored hash of the password that was checked; null if there is none. */
  passwordHash: string | null;
}

/**
 * Confirms it once more, in the transaction that has locked the member's row: the owner may have reset the password meanwhile, or
 * ended this session, because somebody else has it.
 * @throws Refusal
 */
export async function requireStillOwner(client: Queries, { id, userId, passwordHash }: Owner): Promise<void> {
  const { rows } = await client.query(
    `SELECT 1 FROM users u JOIN sessions s ON s.user_id = u.id
     WHERE u.id = $1 AND s.id = $2 AND u.password_hash IS NOT DISTINCT FROM $3`,
    [userId, id, passwordHash],
  );
  if (rows.length === 0) throw new Refusal(400, 'signInAgain');
}
