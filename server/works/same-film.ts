/** A film is one work at a time: what was decided about it holds, however often it is deleted and published again. */
import { CHECK_STATUS } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';

interface Film {
  userId: number;
  /** A file such as `<key>.mp4`. */
  video: string;
}

/** Serializes what makes or restores works of one film, until the transaction ends. */
export async function lockFilm(client: Queries, { video }: Film): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 20))', [video]);
}

/** The film's work that is not deleted. */
export async function livingWork(client: Queries, { userId, video }: Film): Promise<number | undefined> {
  const row = await first(
    client.query<{ id: number }>(
      'SELECT id FROM works WHERE user_id = $1 AND video = $2 AND deleted_at IS NULL ORDER BY id LIMIT 1',
      [userId, video],
    ),
  );
  return row?.id;
}

/**
 * Rejects a work whose film was rejected as another work: it must be reviewed before it is in the square. One that was approved since
 * stays approved: an approval clears what was taken down before, and only a work made after a rejection can have been approved after it.
 */
export async function againTakenDown(
  client: Queries,
  { userId, video }: Film,
  workId: number,
): Promise<void> {
  await client.query(
    `UPDATE works w SET check_status = ${CHECK_STATUS.rejected} WHERE w.id = $1 AND EXISTS (SELECT 1 FROM works o
       WHERE o.user_id = $2 AND o.video = $3 AND o.check_status = ${CHECK_STATUS.rejected}
         AND (o.taken_down_at IS NOT NULL OR o.id > w.id OR w.check_status <> ${CHECK_STATUS.published}))`,
    [workId, userId, video],
  );
}
