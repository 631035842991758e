/** Members blocked by the operator. Their tasks still end and their works stay, but nobody can sign in. */
import type { Database } from '../db/database.ts';
import { endAllSessions } from './sessions.ts';
import { dropLinks } from './sign-in-links.ts';

/** Blocks a member and ends their sessions and sign-in links. @returns the number of sessions ended */
export async function blockMember(
  db: Database,
  userId: number,
): Promise<{ devices: number; already: boolean }> {
  return db.transaction(async (client) => {
    const { count } = await client.query(
      'UPDATE users SET blocked_at = now() WHERE id = $1 AND blocked_at IS NULL',
      [userId],
    );
    await dropLinks(client, userId);
    return { devices: await endAllSessions(client, userId), already: count === 0 };
  });
}

/** @returns whether the member was blocked */
export async function unblockMember(db: Database, userId: number): Promise<boolean> {
  const { count } = await db.query(
    'UPDATE users SET blocked_at = NULL WHERE id = $1 AND blocked_at IS NOT NULL',
    [userId],
  );
  return count > 0;
}
