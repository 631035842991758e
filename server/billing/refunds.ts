/** Refunds of orders: the operator returns the money, and what the order brought is taken back as far as it is there. */
import { first, type Queries } from '../db/database.ts';
import { expire, takeBack } from '../ledger/ledger.ts';
import { OF_ORDER } from '../ledger/point-batches.ts';
import { Refusal } from '../rpc/refusal.ts';
import { awardOf, readTotals } from '../user-center/distribution.ts';
import { endMembership, planStateOf } from './memberships.ts';
import { notifyRefunded } from './notify-refunded.ts';
import type { OrderRefund } from './order-refund.ts';
import type { Product } from './payments/prices.ts';

interface Asked {
  orderNo: string;
  /** Hundredths of a yuan; null for the whole price. */
  amount: number | null;
}

interface Paid {
  order_no: string;
  user_id: number;
  closed: boolean;
  product: Product;
  price: number;
  status: string;
  ended_at: Date;
  provider: string;
  payment_no: string | null;
}

/**
 * What a refund would do now. Call it in a transaction: it locks the member before the order, as a payment does, and nothing of this
 * changes until it ends.
 * @throws Refusal if there is no such order, it was not paid or was refunded before, or less was paid
 */
export async function quoteRefund(client: Queries, { orderNo, amount }: Asked): Promise<OrderRefund> {
  await client.query(
    'SELECT 1 FROM users WHERE id = (SELECT user_id FROM orders WHERE order_no = $1) FOR NO KEY UPDATE',
    [orderNo],
  );
  const order = await first(
    client.query<Paid>(
      `SELECT o.order_no, o.user_id, u.closed_at IS NOT NULL AS closed, o.product, o.amount AS price, o.status, o.ended_at,
         o.provider, o.payment_no FROM orders o JOIN users u ON u.id = o.user_id WHERE o.order_no = $1 FOR UPDATE OF o`,
      [orderNo],
    ),
  );
  if (!order) throw new Refusal(404, 'orderGone');
  const { status, ended_at, ...facts } = order;
  if (status !== 'paid') throw new Refusal(409, 'orderNotPaid');
  const before = await first(client.query('SELECT 1 FROM order_refunds WHERE order_no = $1', [orderNo]));
  if (before) throw new Refusal(409, 'orderRefunded');
  const returned = amount ?? order.price;
  if (returned > order.price)
    throw new Refusal(400, 'refundTooMuch', { fill: { price: (order.price / 100).toFixed(2) } });
  await expire(client, order.user_id);
  return {
    ...facts,
    amount: returned,
    paid_at: ended_at,
    points: await pointsOf(client, order),
    plan: await planStateOf(client, orderNo),
    inviter: await inviterOf(client, order, returned),
  };
}

async function pointsOf(
  client: Queries,
  { user_id, order_no }: Pick<Paid, 'user_id' | 'order_no'>,
): Promise<OrderRefund['points']> {
  const row = await first(
    client.query<OrderRefund['points']>(
      `SELECT (SELECT coalesce(sum(points), 0)::integer FROM points_log
           WHERE user_id = $1 AND kind = 'purchase' AND (ref = $2 OR ref LIKE $2 || ':%')) AS brought,
         (SELECT coalesce(sum(b.remaining), 0)::integer FROM point_batches b WHERE ${OF_ORDER}) AS "left",
         (SELECT coalesce(sum((share->>'points')::integer), 0)::integer
           FROM holds h, jsonb_array_elements(h.batches) AS share JOIN point_batches b ON b.id = (share->>'batch')::bigint
           WHERE h.user_id = $1 AND h.state = 'held' AND ${OF_ORDER}) AS held`,
      [user_id, order_no],
    ),
  );
  return row ?? { brought: 0, left: 0, held: 0 };
}

/** The part of the share that goes with the money: what stays is rounded down, as the share was. */
async function inviterOf(
  client: Queries,
  { order_no, price }: Pick<Paid, 'order_no' | 'price'>,
  returned: number,
): Promise<OrderRefund['inviter']> {
  const share = await awardOf(client, order_no);
  if (!share) return null;
  const kept = (BigInt(share.award) * BigInt(price - returned)) / BigInt(price);
  const award = share.award - Number(kept);
  const { balance } = await readTotals(client, share.user_id);
  return { user_id: share.user_id, award, balance: Math.round(balance * 100) - award };
}

/**
 * Refunds an order, once: takes back what is left of its points, ends its plan, takes the inviter's share, and tells the member. No
 * money is moved. Call it in a transaction.
 * @param left refuses if another number of points is left: whoever decided has seen that many
 * @throws Refusal as {@link quoteRefund}
 */
export async function refundOrder(
  client: Queries,
  { reason, left, ...asked }: Asked & { reason: string; left: number | null },
): Promise<OrderRefund> {
  const quote = await quoteRefund(client, asked);
  if (left !== null && left !== quote.points.left)
    throw new Refusal(409, 'refundChanged', { fill: { left: quote.points.left } });
  await client.query('INSERT INTO order_refunds (order_no, amount, award) VALUES ($1, $2, $3)', [
    quote.order_no,
    quote.amount,
    quote.inviter?.award ?? 0,
  ]);
  await takeBack(client, quote.user_id, quote.order_no);
  const ended = await endMembership(client, quote.order_no);
  if (!quote.closed) await notifyRefunded(client, quote, { reason, next: ended?.next ?? null });
  return quote;
}
