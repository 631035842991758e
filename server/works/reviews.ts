/** Works submitted for publishing: waiting, published or rejected. */
import { CHECK_STATUS } from '../../src/api/works.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import { learnTakenDown } from '../media/taken-down.ts';
import { notifyOwner } from './notify-owner.ts';
import { closeReports } from './reports.ts';

export interface ReviewRow {
  id: number;
  name: string;
  /** The owner's member id. */
  member: number;
  seconds: number;
  state: 'waiting' | 'published' | 'rejected';
  /** One of the studio's own, that it came with. */
  sample: boolean;
  /** The file of the video. */
  video: string;
}

const FIELDS = `id, name, user_id AS member, seconds, video, sample = 1 AS sample,
  CASE check_status WHEN ${CHECK_STATUS.review} THEN 'waiting' WHEN ${CHECK_STATUS.published} THEN 'published' ELSE 'rejected' END AS state`;
const SHOWN = 'is_show = 1 AND deleted_at IS NULL';
/** SQL: the work was public, so others may have its URLs. */
const WAS_PUBLIC = `(check_status = ${CHECK_STATUS.published} OR published_at IS NOT NULL)`;
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
 * Publishes or rejects a work, notifies its owner, and closes its reports. The decision can be changed later. The files of a work
 * that was public and is rejected are served only to its owner and the operator, until it is published again.
 * @param reason of a rejection, shown to the owner; null publishes the work
 * @returns the updated work, or null if no such work was submitted
 */
export async function decideReview(
  db: Database,
  id: number,
  reason: string | null,
): Promise<ReviewRow | null> {
  const decided = await db.transaction(async (client) => {
    const before = await first(
      client.query<ReviewRow & { down: boolean }>(
        `SELECT ${FIELDS}, taken_down_at IS NOT NULL AS down FROM works WHERE id = $1 AND ${SHOWN} FOR UPDATE`,
        [id],
      ),
    );
    if (!before) return null;
    const row = await first(
      client.query<ReviewRow>(
        `UPDATE works SET check_status = $2::smallint, check_msg = $3,
           taken_down_at = CASE WHEN $2::smallint = ${CHECK_STATUS.rejected} AND ${WAS_PUBLIC}
             THEN coalesce(taken_down_at, now()) ELSE taken_down_at END,
           published_at = CASE WHEN $2::smallint = ${CHECK_STATUS.published} THEN coalesce(published_at, now()) ELSE published_at END
         WHERE id = $1 RETURNING ${FIELDS}`,
        [id, reason === null ? CHECK_STATUS.published : CHECK_STATUS.rejected, reason ?? ''],
      ),
    );
    // its owner may have deleted it and published the same video again
    if (reason === null)
      await client.query(
        'UPDATE works SET taken_down_at = NULL WHERE user_id = $1 AND video = $2 AND taken_down_at IS NOT NULL',
        [before.member, before.video],
      );
    await closeReports(client, id);
    const wasPublic = before.state === 'published';
    // one that is down already gets another reason
    const goesDown = wasPublic || (before.state === 'rejected' && before.down);
    if (reason !== null) await notifyOwner(client, before, goesDown ? 'taken down' : 'rejected', reason);
    else if (!wasPublic) await notifyOwner(client, before, 'published', '');
    return row ?? null;
  });
  await learnTakenDown(db);
  return decided;
}
