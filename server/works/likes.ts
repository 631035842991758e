import { type Database, first } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { watchedBy } from './select-works.ts';

/** Sets or removes a member's like. Idempotent. @returns the work's number of likes @throws Refusal if it is not visible to them */
export function setLike(db: Database, userId: number, workId: number, liked: boolean): Promise<number> {
  return db.transaction(async (client) => {
    // lock the row, so that concurrent likes are counted one after the other
    const work = await first(
      client.query<{ likes: number }>(
        `SELECT likes FROM works w WHERE id = $1 AND ${watchedBy('$2')} FOR UPDATE`,
        [workId, userId],
      ),
    );
    if (!work) throw new Refusal(404, 'workGone');
    const { count } = liked
      ? await client.query(
          'INSERT INTO work_likes (work_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          [workId, userId],
        )
      : await client.query('DELETE FROM work_likes WHERE work_id = $1 AND user_id = $2', [workId, userId]);
    if (count === 0) return work.likes;
    const likes = Math.max(0, work.likes + (liked ? 1 : -1));
    await client.query('UPDATE works SET likes = $2 WHERE id = $1', [workId, likes]);
    return likes;
  });
}

/** SQL: removes all likes of a closed account. */
export const DROP_LIKES: readonly string[] = [
  // in the order of the ids: of two members who liked the same works, each would wait for the other
  `UPDATE works w SET likes = greatest(0, w.likes - 1)
   FROM (SELECT id FROM works WHERE id IN (SELECT work_id FROM work_likes WHERE user_id = $1) ORDER BY id FOR NO KEY UPDATE) liked
   WHERE w.id = liked.id`,
  'DELETE FROM work_likes WHERE user_id = $1',
];

/** SQL: a member's likes, for the export of their data. */
export const LIKES_OF_MEMBER =
  'SELECT work_id, created_at FROM work_likes WHERE user_id = $1 ORDER BY created_at, work_id';
