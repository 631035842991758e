/** Orders that can still be paid: a page that was reloaded or closed shows their codes again. */

import { type listOpenOrders, PRODUCT } from '../../src/api/billing.ts';
import type { CallAnswer } from '../../src/api/call.ts';
import type { Queries } from '../db/database.ts';
import type { Language } from '../rpc/messages.ts';
import type { Product } from './payments/prices.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** Every item that was pressed has an order; somebody who tried many looks for one of the last. */
const MOST = 3;

interface OpenOrder {
  order_no: string;
  product: Product;
  address: string;
  expires_at: Date;
}

/** Notes where an order is paid. */
export const keepAddress = (db: Queries, orderNo: string, address: string): Promise<unknown> =>
  db.query('UPDATE orders SET address = $2 WHERE order_no = $1', [orderNo, address]);

/** A member's last orders that can be paid now and have a code, the newest first. */
export async function openOrdersOf(db: Queries, userId: number): Promise<OpenOrder[]> {
  const { rows } = await db.query<OpenOrder>(
    `SELECT order_no, product, address, expires_at FROM orders
     WHERE user_id = $1 AND status = 'waiting' AND expires_at > now() AND address IS NOT NULL
     ORDER BY created_at DESC, order_no LIMIT $2`,
    [userId, MOST],
  );
  return rows;
}

/** Seconds that an order can be paid from now on. */
export const secondsLeft = (expiresAt: Date): number =>
  Math.max(0, Math.round((new Date(expiresAt).getTime() - Date.now()) / 1000));

/** An open order as the app reads it: with the product as it was offered then, and both it and its page in the reader's language. */
export function openOrderAnswer(
  { order_no, product, address, expires_at }: OpenOrder,
  language: Language,
  payments: PaymentProvider | null,
): CallAnswer<typeof listOpenOrders>['lists'][number] {
  const { item } = product;
  return {
    order_no,
    order_type: product.type,
    product_id: item.id,
    redirect_url: payments?.inLanguage?.(address, language) ?? address,
    expire_time: secondsLeft(expires_at),
    price: item.price,
    points: item.points,
    ...(product.type === PRODUCT.plan && {
      name: product.item.name[language],
      duration: product.item.months,
    }),
  };
}
