/** Keyed hashes of phones and provider accounts whose account was closed. They do not identify anybody. */
import { DAY, inSeconds } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { macOf } from '../secrets.ts';
import type { Person } from './identity/credentials.ts';
import { spellingsOf } from './phones.ts';

/** Seconds that a mark is stored. */
const KEPT = 365 * DAY;

/**
 * The marks of a closed account's phone: keyed hashes, so that the phone itself is not kept. One for each spelling that a number was
 * once stored under, the one of today first.
 */
export const marksOfPhone = (secret: string, phone: string): string[] =>
  spellingsOf(phone).map((spelling) => macOf(secret, `closed:phone:${spelling}`));

/** The mark of a closed account's identity at a sign-in provider. */
export const markOfPerson = (
  secret: string,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
): string => macOf(secret, `closed:person:${issuer} ${subject}`);

/** Stores a mark; its year begins anew if it is there already. */
export async function addMark(client: Queries, mark: string): Promise<void> {
  await client.query(
    'INSERT INTO closed_accounts (mark) VALUES ($1) ON CONFLICT (mark) DO UPDATE SET closed_at = now()',
    [mark],
  );
}

/** Whether there was an account before, under any of these marks. If so, a new one gets no welcome points: repeated closing must not earn points. */
export async function hadAccount(client: Queries, marks: readonly string[]): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM closed_accounts WHERE mark = ANY($1::text[])', [marks]);
  return rows.length > 0;
}

/** Deletes old marks. */
export async function dropOldMarks(db: Queries): Promise<void> {
  await db.query('DELETE FROM closed_accounts WHERE closed_at < $1', [inSeconds(-KEPT)]);
}
