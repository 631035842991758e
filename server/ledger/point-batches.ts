/** The order in which points are spent and expire. Each gain is a batch; the sum of the remaining points is the balance. */
import { CREDITS_VALID_YEARS } from '../../src/api/billing.ts';
import { first, type Queries } from '../db/database.ts';

/** Points that a hold took from one batch (`hold_points` in the migrations). */
export interface Share {
  batch: number;
  points: number;
}

/** Lifetime of refunded points whose batch has expired in the meantime. */
const GRACE_DAYS = 7;

/** Adds a batch that expires in two years. @param ref what it came from, as its row of the log says it */
export async function addBatch(client: Queries, userId: number, points: number, ref = ''): Promise<void> {
  await client.query(
    `INSERT INTO point_batches (user_id, remaining, expires_at, ref)
     VALUES ($1, $2, now() + make_interval(years => $3), $4)`,
    [userId, points, CREDITS_VALID_YEARS, ref],
  );
}

/** SQL: the batches `b` of member $1 that order $2 brought; each month of a plan brought one. */
export const OF_ORDER = "b.user_id = $1 AND (b.ref = $2 OR b.ref LIKE $2 || ':%')";

/** Empties the batches of an order. @returns the points that were left */
export async function emptyBatchesOf(client: Queries, userId: number, orderNo: string): Promise<number> {
  const row = await first(
    client.query<{ points: number }>(
      `WITH left_over AS (SELECT b.id, b.remaining FROM point_batches b WHERE ${OF_ORDER} AND b.remaining > 0),
         emptied AS (UPDATE point_batches b SET remaining = 0 FROM left_over l WHERE b.id = l.id)
       SELECT coalesce(sum(remaining), 0)::integer AS points FROM left_over`,
      [userId, orderNo],
    ),
  );
  return row?.points ?? 0;
}

/** The refunded orders whose batches have points again, of those that a hold had taken from. */
export async function refundedAgain(client: Queries, shares: readonly Share[]): Promise<string[]> {
  const { rows } = await client.query<{ order_no: string }>(
    `SELECT DISTINCT r.order_no FROM point_batches b JOIN order_refunds r ON r.order_no = split_part(b.ref, ':', 1)
     WHERE b.id = ANY($1::bigint[]) AND b.remaining > 0 ORDER BY r.order_no`,
    [shares.map(({ batch }) => batch)],
  );
  return rows.map(({ order_no }) => order_no);
}

/**
 * Returns points to their batches. A partial refund goes first to the batches that expire last, since the others are spent first.
 * @param shares oldest first; points that they do not cover become a new batch
 */
export async function returnPoints(
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

/** Empties expired batches. Locks the member's row if there are any. @returns the expired points */
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

/** Members with expired points. */
export async function usersWithExpired(db: Queries, most: number): Promise<number[]> {
  const { rows } = await db.query<{ user_id: number }>(
    'SELECT DISTINCT user_id FROM point_batches WHERE remaining > 0 AND expires_at <= now() LIMIT $1',
    [most],
  );
  return rows.map(({ user_id }) => user_id);
}
