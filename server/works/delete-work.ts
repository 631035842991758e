import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';

/** Deletes one of the member's works. A job deletes its files later. @throws Refusal if it is not theirs */
export async function deleteOwnWork(db: Queries, userId: number, workId: number): Promise<void> {
  const row = await first(
    db.query(
      'UPDATE works SET deleted_at = now() WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL RETURNING id',
      [workId, userId],
    ),
  );
  if (!row) throw new Refusal(404, 'workGone');
}
