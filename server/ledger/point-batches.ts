/** Which points are spent first and when the rest runs out: each gain is a batch, the sum of what remains is the balance. */
import { CREDITS_VALID_YEARS } from '../../src/api/billing.ts';
import { first, type Queries } from '../db/database.ts';

/** What a hold took from one batch. */
export interface Share {
  batch: number;
  points: number;
}

/** Points that come back after their time had run out may be used for so long. */
const GRACE_DAYS = 7;

/** Keeps a gain, for two years from now. */
export async function addBatch(client: Queries, userId: number, points: number): Promise<void> {
  await client.query(
    `INSERT INTO point_batches (user_id, remaining, expires_at)
     VALUES ($1, $2, now() + make_interval(years => $3))`,
    [userId, points, CREDITS_VALID_YEARS],
  );
}

/** Takes points that the balance has, those that run out first. The member's row must be locked. @returns from where */
export async function take(client: Queries, userId: number, points: number): Promise<Share[]> {
  const { rows } = await client.query<Share>(
    `WITH open AS (
       SELECT id, remaining, sum(remaining) OVER (ORDER BY expires_at, id) - remaining AS earlier
       FROM point_batches WHERE user_id = $1 AND remaining > 0
     ), shares AS (
       SELECT id, least(remaining, $2 - earlier)::integer AS points FROM open WHERE earlier < $2
     ), changed AS (
       UPDATE point_batches b SET remaining = remaining - s.points FROM shares s WHERE b.id = s.id
       RETURNING b.id, b.expires_at, s.points
     )
     SELECT id AS batch, points FROM changed ORDER BY expires_at, id`,
    [userId, points],
  );
  return rows;
}

/**
 * Puts points back where they came from; of a part, those that last longest, as the others would have been spent first.
 * @param shares oldest first; what they do not hold becomes a batch of its own
 */
export async function giveBack(
  client: Queries,
  userId: number,
  shares: readonly Share[],
  points: number,
): Promise<void> {
  let left = points;
  for (const share of [...shares].reverse()) {
    const back = Math.min(left, share.points);
    if (back === 0) break;
    await client.query(
      `UPDATE point_batches SET remaining = remaining + $2,
         expires_at = CASE WHEN expires_at > now() THEN expires_at ELSE now() + make_interval(days => $3) END
       WHERE id = $1`,
      [share.batch, back, GRACE_DAYS],
    );
    left -= back;
  }
  if (left > 0) await addBatch(client, userId, left);
}

/** Empties what has run out. Locks the member's row when there is something. @returns the points that are gone */
export async function expiredOf(client: Queries, userId: number): Promise<number> {
  const where = 'user_id = $1 AND remaining > 0 AND expires_at <= now()';
  const any = await first(client.query(`SELECT 1 FROM point_batches WHERE ${where} LIMIT 1`, [userId]));
  if (!any) return 0;
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const row = await first(
    client.query<{ points: number }>(
      `WITH gone AS (SELECT id, remaining FROM point_batches WHERE ${where}),
         emptied AS (UPDATE point_batches b SET remaining = 0 FROM gone WHERE b.id = gone.id)
       SELECT coalesce(sum(remaining), 0)::integer AS points FROM gone`,
      [userId],
    ),
  );
  return row?.points ?? 0;
}

/** Members of whom some points have run out. */
export async function usersWithExpired(db: Queries, most: number): Promise<number[]> {
  const { rows } = await db.query<{ user_id: number }>(
    'SELECT DISTINCT user_id FROM point_batches WHERE remaining > 0 AND expires_at <= now() LIMIT $1',
    [most],
  );
  return rows.map(({ user_id }) => user_id);
}
