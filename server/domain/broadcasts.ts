/** What the studio tells all its members. */
import { first, type Queries } from '../db/database.ts';

/** How many broadcasts the member has not read (MSG-07). */
export async function countUnreadBroadcasts(db: Queries, userId: number): Promise<number> {
  const row = await first(
    db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM broadcasts b
       WHERE NOT EXISTS (SELECT 1 FROM broadcast_reads r WHERE r.user_id = $1 AND r.broadcast_id = b.id)`,
      [userId],
    ),
  );
  return row?.count ?? 0;
}
