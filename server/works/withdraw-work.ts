import { CHECK_STATUS } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { PUBLISHED } from './select-works.ts';

/**
 * Takes a member's work out of the square; they keep it with its views and likes, and can publish it again. Idempotent. Works that
 * the studio looks at or has rejected are not in the square, and stay as they are: what was decided about them counts.
 * @throws Refusal if it is not theirs
 */
export async function withdrawOwnWork(db: Queries, userId: number, workId: number): Promise<void> {
  await db.query(
    `UPDATE works w SET is_show = 0, check_status = ${CHECK_STATUS.review}
     WHERE w.id = $1 AND w.user_id = $2 AND ${PUBLISHED}`,
    [workId, userId],
  );
  const own = await first(
    db.query('SELECT 1 FROM works WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL', [workId, userId]),
  );
  if (!own) throw new Refusal(404, 'workGone');
}
