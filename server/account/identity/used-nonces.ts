/** Each nonce signs somebody in once, so that a credential that was seen by somebody else is worth nothing afterwards. */
import type { Queries } from '../../db/database.ts';
import { hashOf } from '../../secrets.ts';
import { BadCredential } from './credentials.ts';

/** Uses up a nonce that was found to be ours. @throws BadCredential if it was used before */
export async function takeNonce(db: Queries, nonce: string): Promise<void> {
  const { count } = await db.query(
    'INSERT INTO used_nonces (nonce_hash) VALUES ($1) ON CONFLICT DO NOTHING',
    [hashOf(nonce)],
  );
  if (count === 0) throw new BadCredential('the nonce was used before');
}

/** Deletes nonces that have ended since; they live for an hour. */
export async function dropOldNonces(db: Queries): Promise<void> {
  await db.query("DELETE FROM used_nonces WHERE used_at < now() - interval '1 day'");
}
