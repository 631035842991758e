/** Used nonces. Each is accepted once, so that a stolen credential cannot be replayed. */
import type { Queries } from '../../db/database.ts';
import { hashOf } from '../../secrets.ts';
import { BadCredential } from './credentials.ts';

/** Marks a valid nonce as used. @throws BadCredential if it was used before */
export async function takeNonce(db: Queries, nonce: string): Promise<void> {
  const { count } = await db.query(
    'INSERT INTO used_nonces (nonce_hash) VALUES ($1) ON CONFLICT DO NOTHING',
    [hashOf(nonce)],
  );
  if (count === 0) throw new BadCredential('the nonce was used before');
}

/** Deletes expired nonces; their lifetime is one hour. */
export async function dropOldNonces(db: Queries): Promise<void> {
  await db.query("DELETE FROM used_nonces WHERE used_at < now() - interval '1 day'");
}
