/** Works submitted for publishing: waiting, published or rejected. */
import { CHECK_STATUS } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';

export interface ReviewRow {
  id: number;
  name: string;
  /** The owner's member id. */
  member: number;
  seconds: number;
  state: 'waiting' | 'published' | 'rejected';
  /** The file of the video. */
  video: string;
}

const FIELDS = `id, name, user_id AS member, seconds, video,
  CASE check_status WHEN ${CHECK_STATUS.review} THEN 'waiting' WHEN ${CHECK_STATUS.published} THEN 'published' ELSE 'rejected' END AS state`;
const SHOWN = 'is_show = 1 AND deleted_at IS NULL';
const MOST = 200;

/** Works waiting for review, oldest first. @param all includes published and rejected ones, newest first */
export async function worksToReview(db: Queries, all: boolean): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>(
    `SELECT ${FIELDS} FROM works WHERE ${SHOWN} AND ($1 OR check_status = ${CHECK_STATUS.review})
     ORDER BY CASE WHEN $1 THEN -id ELSE id END LIMIT ${MOST}`,
    [all],
  );
  return rows;
}

/**
 * Publishes or rejects a work; the decision can be changed later.
 * @param reason why it is rejected, shown to its owner; null publishes it
 * @returns the updated work, or null if no such work was submitted
 */
export async function decideReview(
  db: Queries,
  id: number,
  reason: string | null,
): Promise<ReviewRow | null> {
  const row = await first(
    db.query<ReviewRow>(
      `UPDATE works SET check_status = $2::smallint, check_msg = $3,
         published_at = CASE WHEN $2::smallint = ${CHECK_STATUS.published} THEN coalesce(published_at, now()) ELSE published_at END
       WHERE id = $1 AND ${SHOWN} RETURNING ${FIELDS}`,
      [id, reason === null ? CHECK_STATUS.published : CHECK_STATUS.rejected, reason ?? ''],
    ),
  );
  return row ?? null;
}
