import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { RESTORABLE } from '../tasks/records.ts';
import { againTakenDown, livingWork, lockFilm } from './same-film.ts';

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

/**
 * Restores a deleted work as it was, with its state of review, views and likes. Idempotent. Call it in a transaction.
 * @throws Refusal if it is unknown, not the member's or deleted for over 30 days, or if its film was published again meanwhile
 */
export async function restoreOwnWork(client: Queries, userId: number, workId: number): Promise<void> {
  const work = await first(
    client.query<{ video: string }>(
      `SELECT video FROM works WHERE id = $1 AND user_id = $2 AND ${RESTORABLE}`,
      [workId, userId],
    ),
  );
  if (!work) throw new Refusal(404, 'workGone');
  const film = { userId, video: work.video };
  await lockFilm(client, film);
  const living = await livingWork(client, film);
  if (living !== undefined && living !== workId) throw new Refusal(409, 'workThereAgain');
  await client.query('UPDATE works SET deleted_at = NULL WHERE id = $1', [workId]);
  await againTakenDown(client, film, workId);
}
