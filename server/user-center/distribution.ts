/**
 * Distribution: members earn a share of what people they invited pay, as money that the operator pays out.
 * Stored in hundredths of a yuan, serialized in yuan.
 */
import { type Database, first, type Queries } from '../db/database.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';

const inYuan = (hundredths: number): number => hundredths / 100;

/**
 * Records the inviter's share of a paid order. Call it in the payment's transaction. Does nothing if the buyer was not invited, or
 * if the studio has no distribution.
 * @param percent of the order's price; rounded down to hundredths of a yuan
 */
export async function addAward(client: Queries, orderNo: string, percent: number): Promise<void> {
  if (percent <= 0) return;
  await client.query(
    `INSERT INTO distributions (order_no, user_id, buyer_id, amount, award)
     SELECT o.order_no, u.invited_by, u.id, o.amount, (o.amount::bigint * $2::integer / 100)::integer
     FROM orders o JOIN users u ON u.id = o.user_id
     WHERE o.order_no = $1 AND u.invited_by IS NOT NULL`,
    [orderNo, percent],
  );
}

/** SQL: what was returned of a share's order, with the part of the share that was taken back. */
const REFUNDED = 'LEFT JOIN order_refunds r ON r.order_no = d.order_no';

/** The share of an order, in hundredths of a yuan; null if nobody has one. */
export const awardOf = (
  db: Queries,
  orderNo: string,
): Promise<{ user_id: number; award: number } | undefined> =>
  first(
    db.query<{ user_id: number; award: number }>(
      'SELECT user_id, award FROM distributions WHERE order_no = $1',
      [orderNo],
    ),
  );

/** Whether a member has ever earned a share. */
export async function hasEarned(db: Queries, userId: number): Promise<boolean> {
  const { count } = await db.query('SELECT 1 FROM distributions WHERE user_id = $1 LIMIT 1', [userId]);
  return count > 0;
}

export interface AwardRow {
  id: number;
  phone: string | null;
  name: string;
  award: number;
  /** How much of the order's money was returned; null for nothing. */
  refunded: 'whole' | 'part' | null;
  created_at: Date;
}

/** One page of the orders that a member earned from, newest first. @returns awards in yuan */
export async function readAwards(
  db: Queries,
  userId: number,
  pages: Pages,
): Promise<{ rows: AwardRow[]; more: boolean }> {
  const { rows } = await db.query<AwardRow>(
    `SELECT d.id, u.phone, u.name, d.award - coalesce(r.award, 0) AS award, d.created_at,
       CASE WHEN r.amount >= d.amount THEN 'whole' WHEN r.amount > 0 THEN 'part' END AS refunded
     FROM distributions d JOIN users u ON u.id = d.buyer_id ${REFUNDED}
     WHERE d.user_id = $1 AND ($2::bigint IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $3 OFFSET $4`,
    [userId, pages.before ?? null, ...limitOf(pages)],
  );
  return cut(
    rows.map((row) => ({ ...row, award: inYuan(row.award) })),
    pages,
  );
}

/** A member's totals, in yuan. */
export interface DistributionTotals {
  /** Yuan paid by the invited members and not returned to them. */
  ordered: number;
  earned: number;
  /** Yuan earned and not paid out. Below zero if it was paid out before its order was refunded. */
  balance: number;
  /** Number of orders. */
  orders: number;
}

/** What a member's distribution adds up to, in yuan. */
export async function readTotals(db: Queries, userId: number): Promise<DistributionTotals> {
  const row = await first(
    db.query<{ ordered: string; earned: string; paid: string; orders: number }>(
      `SELECT coalesce(sum(d.amount - coalesce(r.amount, 0)), 0)::text AS ordered,
         coalesce(sum(d.award - coalesce(r.award, 0)), 0)::text AS earned, count(*)::integer AS orders,
         (SELECT coalesce(sum(amount), 0)::text FROM payouts WHERE user_id = $1) AS paid
       FROM distributions d ${REFUNDED} WHERE d.user_id = $1`,
      [userId],
    ),
  );
  const { ordered = '0', earned = '0', paid = '0', orders = 0 } = row ?? {};
  return {
    ordered: inYuan(Number(ordered)),
    earned: inYuan(Number(earned)),
    balance: inYuan(Number(earned) - Number(paid)),
    orders,
  };
}

/**
 * Records a payout to a member. No money is moved.
 * @param amount yuan, with at most two decimals
 * @returns the remaining balance, in yuan
 * @throws RangeError for an invalid amount, or more than the balance
 */
export async function payOut(db: Database, userId: number, amount: number): Promise<number> {
  const hundredths = Math.round(amount * 100);
  if (!(hundredths > 0) || Math.abs(hundredths - amount * 100) > 1e-6)
    throw new RangeError('The amount must be yuan above 0, with at most two decimals.');
  return db.transaction(async (client) => {
    // lock the member: concurrent payouts could exceed the balance
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const { balance } = await readTotals(client, userId);
    if (hundredths > Math.round(balance * 100))
      throw new RangeError(`The balance is ${balance.toFixed(2)} yuan, less than ${amount.toFixed(2)}.`);
    await client.query('INSERT INTO payouts (user_id, amount) VALUES ($1, $2)', [userId, hundredths]);
    return inYuan(Math.round(balance * 100) - hundredths);
  });
}
