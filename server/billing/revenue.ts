import { PRODUCT } from '../../src/api/billing.ts';
import type { Queries } from '../db/database.ts';

export interface Revenue {
  /** Yuan of all paid orders. */
  total: number;
  orders: number;
  packages: number;
  plans: number;
  /** Days with a paid order, newest first, in UTC. */
  days: { day: string; orders: number; yuan: number }[];
}

/** Revenue from paid orders, in yuan. @param days how far back */
export async function readRevenue(db: Queries, days: number): Promise<Revenue> {
  const { rows } = await db.query<{
    day: string;
    orders: number;
    fen: number;
    packages: number;
    plans: number;
  }>(
    `SELECT to_char(ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS orders, sum(amount)::float8 AS fen,
       coalesce(sum(amount) FILTER (WHERE product_type = ${PRODUCT.recharge}), 0)::float8 AS packages,
       coalesce(sum(amount) FILTER (WHERE product_type = ${PRODUCT.plan}), 0)::float8 AS plans
     FROM orders WHERE status = 'paid' AND ended_at > now() - $1 * interval '1 day' GROUP BY 1 ORDER BY 1 DESC`,
    [days],
  );
  const sum = (field: 'orders' | 'fen' | 'packages' | 'plans') =>
    rows.reduce((all, row) => all + row[field], 0);
  return {
    total: sum('fen') / 100,
    orders: sum('orders'),
    packages: sum('packages') / 100,
    plans: sum('plans') / 100,
    days: rows.map(({ day, orders, fen }) => ({ day, orders, yuan: fen / 100 })),
  };
}
