/** Orders: waiting, then paid, expired or cancelled. Payment credits the product once, in the same transaction. */
import { PRODUCT } from '../../src/api/billing.ts';
import { inSeconds, MINUTE } from '../clock.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { gain } from '../ledger/ledger.ts';
import { paymentJob } from '../push/payment-notice.ts';
import { queuePush } from '../push/push-devices.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { addAward } from '../user-center/distribution.ts';
import { beginMembership } from './memberships.ts';
import { notifyPayer } from './notify-payer.ts';
import { amountOf, type Product } from './payments/prices.ts';
import type { PaymentNews } from './payments/provider.ts';

/** How long an order can be paid. */
export const ORDER_SECONDS = 5 * MINUTE;

/** How long an unpaid order is kept. */
const RETENTION_DAYS = 90;

export type OrderStatus = 'waiting' | 'paid' | 'expired' | 'cancelled';

export interface Order {
  order_no: string;
  user_id: number;
  product: Product;
  amount: number;
  status: OrderStatus;
  payment_no: string | null;
  expires_at: Date;
  ended_at: Date | null;
}

const FIELDS = 'order_no, user_id, product, amount, status, payment_no, expires_at, ended_at';

/**
 * Opens an order. Cancels a waiting order for the same product, whose QR code is no longer shown.
 * @param provider who takes the payment
 */
export async function openOrder(
  db: Database,
  userId: number,
  product: Product,
  provider: string,
): Promise<Order> {
  return db.transaction(async (client) => {
    // lock the member: two concurrent orders for one product would both find nothing to cancel
    await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    await client.query(
      `UPDATE orders SET status = 'cancelled', ended_at = least(now(), expires_at)
       WHERE user_id = $1 AND product_type = $2 AND product_id = $3 AND status = 'waiting'`,
      [userId, product.type, product.item.id],
    );
    const order = await first(
      client.query<Order>(
        `INSERT INTO orders (order_no, user_id, product_type, product_id, product, amount, expires_at, provider)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${FIELDS}`,
        [
          newKey(),
          userId,
          product.type,
          product.item.id,
          JSON.stringify(product),
          amountOf(product),
          inSeconds(ORDER_SECONDS),
          provider,
        ],
      ),
    );
    if (!order) throw new Error('The order was not written.');
    return order;
  });
}

/** An order with its current status; expires it if its time is over. @returns null if there is none */
export async function findOrder(db: Queries, orderNo: string): Promise<Order | null> {
  await expireOrders(db, orderNo);
  return (
    (await first(db.query<Order>(`SELECT ${FIELDS} FROM orders WHERE order_no = $1`, [orderNo]))) ?? null
  );
}

/** Expires unpaid orders. @param orderNo only this one */
export async function expireOrders(db: Queries, orderNo: string | null = null): Promise<void> {
  await db.query(
    `UPDATE orders SET status = 'expired', ended_at = expires_at
     WHERE status = 'waiting' AND expires_at <= now() AND ($1::text IS NULL OR order_no = $1)`,
    [orderNo],
  );
}

/** Deletes unpaid orders after callbacks about them can no longer arrive. */
export async function dropOldOrders(db: Queries): Promise<void> {
  await db.query(
    "DELETE FROM orders WHERE status IN ('expired', 'cancelled') AND ended_at < now() - make_interval(days => $1)",
    [RETENTION_DAYS],
  );
}

type NewsDeps = Pick<Deps, 'db' | 'config' | 'queue' | 'pushKeys'>;

/** `applied` and `repeated` are successes; otherwise the provider has to return the money. */
export type NewsOutcome = 'applied' | 'repeated' | 'unknown' | 'amount' | 'late' | 'twice' | 'closed';

/**
 * Applies a payment callback. A late callback counts if the payment itself was in time. The payer is told in a message, and by a push
 * where no page of theirs says it.
 * @returns the outcome; only `applied` changed anything
 */
export async function takeNews(deps: NewsDeps, news: PaymentNews): Promise<NewsOutcome> {
  return deps.db.transaction(async (client) => {
    // lock the member before the order, in the same order as openOrder, to avoid a deadlock
    const payer = await first(
      client.query<{ closed_at: Date | null }>(
        'SELECT closed_at FROM users WHERE id = (SELECT user_id FROM orders WHERE order_no = $1) FOR NO KEY UPDATE',
        [news.orderNo],
      ),
    );
    const order = await first(
      client.query<Order>(`SELECT ${FIELDS} FROM orders WHERE order_no = $1 FOR UPDATE`, [news.orderNo]),
    );
    if (!order) return 'unknown';
    if (order.amount !== news.amount) return 'amount';
    if (news.result === 'declined') return decline(client, order);
    if (order.status === 'paid') return order.payment_no === news.paymentNo ? 'repeated' : 'twice';
    if (news.at.getTime() > endOf(order).getTime()) return 'late';
    // in time, but nobody can use what it buys any more
    if (payer?.closed_at) return 'closed';
    // a payment can pay only one order
    const used = await first(client.query('SELECT 1 FROM orders WHERE payment_no = $1', [news.paymentNo]));
    if (used) return 'twice';
    await client.query(
      "UPDATE orders SET status = 'paid', payment_no = $2, ended_at = now() WHERE order_no = $1",
      [order.order_no, news.paymentNo],
    );
    const later = await deliver(client, order);
    await addAward(client, order.order_no, deps.config.distributionPercent);
    await notifyPayer(client, order, later);
    await queuePush(deps, client, { userId: order.user_id, taskId: paymentJob(order.order_no) });
    return 'applied';
  });
}

/** When it had to be paid. */
const endOf = ({ status, ended_at, expires_at }: Order): Date =>
  new Date(status === 'cancelled' && ended_at ? ended_at : expires_at);

async function decline(client: Queries, order: Order): Promise<NewsOutcome> {
  if (order.status !== 'waiting') return 'repeated';
  await client.query(
    "UPDATE orders SET status = 'cancelled', ended_at = least(now(), expires_at) WHERE order_no = $1",
    [order.order_no],
  );
  return 'applied';
}

/** Credits the product. @returns whether it is a plan that starts later */
async function deliver(client: Queries, { order_no, user_id, product }: Order): Promise<boolean> {
  if (product.type === PRODUCT.plan) return beginMembership(client, order_no, user_id, product.item);
  await gain(client, {
    userId: user_id,
    points: product.item.points,
    kind: 'purchase',
    description: 'pointsPackage',
    ref: order_no,
  });
  return false;
}

/** SQL: whether an order's money was not returned. */
const kept = (order: 'this' | 'other'): string =>
  `NOT EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_no = ${order}.order_no)`;

/** Whether the operator has refunded an order: it stays paid, but what it bought is taken back. */
export const isRefunded = async (db: Queries, orderNo: string): Promise<boolean> =>
  (await first(db.query('SELECT 1 FROM order_refunds WHERE order_no = $1', [orderNo]))) !== undefined;

/**
 * How else a member buys what an order is for: another order for the same product that was paid since and not refunded, or one
 * that took its place and is waiting. Whoever looks at the order must not pay twice. @returns null if there is no such order
 */
export async function boughtElsewhere(db: Queries, orderNo: string): Promise<'paid' | 'waiting' | null> {
  const found = await first(
    db.query<{ status: 'paid' | 'waiting' }>(
      `SELECT other.status FROM orders this JOIN orders other
         ON other.user_id = this.user_id AND other.product_type = this.product_type
         AND other.product_id = this.product_id AND other.order_no <> this.order_no
       WHERE this.order_no = $1 AND NOT (this.status = 'paid' AND ${kept('this')})
         AND (other.status = 'paid' AND other.ended_at > this.created_at AND ${kept('other')}
           OR other.status = 'waiting' AND other.expires_at > now())
       ORDER BY other.status = 'paid' DESC LIMIT 1`,
      [orderNo],
    ),
  );
  return found?.status ?? null;
}

/** A member's order. @throws Refusal 404 if it is missing, of another type or another member's */
export async function ownOrder(
  db: Queries,
  userId: number,
  orderNo: string,
  type: Product['type'],
): Promise<Order> {
  const order = await findOrder(db, orderNo);
  if (order?.user_id !== userId || order.product.type !== type) throw new Refusal(404, 'orderGone');
  return order;
}
