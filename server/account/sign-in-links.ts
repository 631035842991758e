import { DAY, inSeconds } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf, newToken } from '../secrets.ts';

const LIFETIME = DAY;

/** Creates a link that signs a member in once. @param seconds its lifetime @returns its token */
export async function makeLink(db: Queries, userId: number, seconds: number = LIFETIME): Promise<string> {
  const token = newToken();
  await db.query('DELETE FROM sign_in_links WHERE expires_at < now()');
  await db.query('INSERT INTO sign_in_links (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    userId,
    inSeconds(seconds),
  ]);
  return token;
}

/** Revokes a member's unused links, e.g. before a new one is made. */
export async function dropLinks(db: Queries, userId: number): Promise<void> {
  await db.query('DELETE FROM sign_in_links WHERE user_id = $1', [userId]);
}

/** Uses a link. @returns the member's id @throws Refusal if it is unknown, used or expired */
export async function useLink(db: Queries, token: string): Promise<number> {
  const row = await first(
    db.query<{ user_id: number }>(
      'DELETE FROM sign_in_links WHERE token_hash = $1 AND expires_at > now() RETURNING user_id',
      [hashOf(token)],
    ),
  );
  if (!row) throw new Refusal(400, 'linkUsed');
  return row.user_id;
}
