import { randomInt } from 'node:crypto';
import { CODE } from '../../src/api/errors.ts';
import { inSeconds, MINUTE } from '../clock.ts';
import type { Database, Queries } from '../db/database.ts';
import { first } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { macOf, sameText } from '../secrets.ts';

/** How long a code is valid. */
export const CODE_MINUTES = 10;
const TRIES = 5;
const CODES = 1_000_000;

/** A keyed hash: codes are short, so a plain hash could be brute-forced by a reader of the table. */
const hashCode = (secret: string, phone: string, code: string): string =>
  macOf(secret, `sms:${phone}:${code}`);

/** The refusal of a code; the same whatever is wrong with it. Its own code lets the page say it at the field. */
export const wrongCode = (): Refusal => new Refusal(CODE.wrongSmsCode, 'wrongCode');

/** Creates a six-digit code for a phone and a purpose. Replaces the previous one. */
export async function makeCode(db: Queries, secret: string, phone: string, purpose: number): Promise<string> {
  const code = String(randomInt(CODES)).padStart(6, '0');
  await db.query(
    `INSERT INTO sms_codes (phone, purpose, code_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (phone, purpose) DO UPDATE
       SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [phone, purpose, hashCode(secret, phone, code), inSeconds(CODE_MINUTES * MINUTE)],
  );
  return code;
}

/**
 * Uses a code.
 * @throws Refusal if it is wrong, used, older than ten minutes or was tried five times; the message is the same for all
 */
export async function useCode(
  db: Database,
  secret: string,
  { phone, purpose, code }: { phone: string; purpose: number; code: string },
): Promise<void> {
  // count the attempt in its own statement, so that a refusal does not roll it back
  const row = await first(
    db.query<{ code_hash: string }>(
      `UPDATE sms_codes SET tries = tries + 1
       WHERE phone = $1 AND purpose = $2 AND expires_at > now() AND tries < ${TRIES} RETURNING code_hash`,
      [phone, purpose],
    ),
  );
  if (!row || !sameText(row.code_hash, hashCode(secret, phone, code))) throw wrongCode();
  const { count } = await db.query(
    'DELETE FROM sms_codes WHERE phone = $1 AND purpose = $2 AND code_hash = $3',
    [phone, purpose, row.code_hash],
  );
  // of two concurrent requests with the correct code, only one deletes the row
  if (count === 0) throw wrongCode();
}
