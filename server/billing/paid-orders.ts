import type { Queries } from '../db/database.ts';
import type { Product } from './payments/prices.ts';

/** A paid order. Money in hundredths of a yuan. */
export interface PaidOrder {
  order_no: string;
  user_id: number;
  product: Product;
  amount: number;
  /** When it was paid. */
  ended_at: Date;
  /** What was returned; null for an order that was not refunded. */
  refunded: number | null;
  refunded_at: Date | null;
}

/** The last paid orders, the newest first. @param userId limits them to one member */
export async function listPaidOrders(
  db: Queries,
  { userId, count }: { userId: number | null; count: number },
): Promise<PaidOrder[]> {
  const { rows } = await db.query<PaidOrder>(
    `SELECT o.order_no, o.user_id, o.product, o.amount, o.ended_at, r.amount AS refunded, r.created_at AS refunded_at
     FROM orders o LEFT JOIN order_refunds r ON r.order_no = o.order_no
     WHERE o.status = 'paid' AND ($1::bigint IS NULL OR o.user_id = $1) ORDER BY o.ended_at DESC, o.order_no LIMIT $2`,
    [userId, count],
  );
  return rows;
}
