import { PRODUCT } from '../../src/api/billing.ts';
import type { Queries } from '../db/database.ts';

/** Money of a day, or of all days, in yuan. */
interface Money {
  orders: number;
  yuan: number;
  /** What was returned on that day, of orders of any day. */
  refunds: number;
  refunded: number;
}

export interface Revenue extends Omit<Money, 'yuan'> {
  /** Yuan of all paid orders, before refunds. */
  total: number;
  /** After refunds. */
  net: number;
  packages: number;
  plans: number;
  /** Days with a paid order or a refund, newest first, in UTC. */
  days: ({ day: string } & Money)[];
}

/** SQL: the day of an instant. */
const dayOf = (at: string): string => `to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

/** Revenue from paid orders, and what was returned, in yuan. @param days how far back */
export async function readRevenue(db: Queries, days: number): Promise<Revenue> {
  const { rows } = await db.query<{
    day: string;
    orders: number;
    fen: number;
    packages: number;
    plans: number;
    refunds: number;
    refunded: number;
  }>(
    `SELECT day, count(*) FILTER (WHERE product_type > 0)::int AS orders, sum(paid)::float8 AS fen,
       coalesce(sum(paid) FILTER (WHERE product_type = ${PRODUCT.recharge}), 0)::float8 AS packages,
       coalesce(sum(paid) FILTER (WHERE product_type = ${PRODUCT.plan}), 0)::float8 AS plans,
       count(*) FILTER (WHERE product_type = 0)::int AS refunds, sum(returned)::float8 AS refunded
     FROM (SELECT ${dayOf('ended_at')} AS day, product_type, amount AS paid, 0 AS returned FROM orders
         WHERE status = 'paid' AND ended_at > now() - $1 * interval '1 day'
       UNION ALL SELECT ${dayOf('created_at')}, 0, 0, amount FROM order_refunds
         WHERE created_at > now() - $1 * interval '1 day') AS moves
     GROUP BY day ORDER BY day DESC`,
    [days],
  );
  const sum = (field: 'orders' | 'fen' | 'packages' | 'plans' | 'refunds' | 'refunded') =>
    rows.reduce((all, row) => all + row[field], 0);
  return {
    total: sum('fen') / 100,
    net: (sum('fen') - sum('refunded')) / 100,
    orders: sum('orders'),
    packages: sum('packages') / 100,
    plans: sum('plans') / 100,
    refunds: sum('refunds'),
    refunded: sum('refunded') / 100,
    days: rows.map(({ day, orders, fen, refunds, refunded }) => ({
      day,
      orders,
      yuan: fen / 100,
      refunds,
      refunded: refunded / 100,
    })),
  };
}
