/** Orders and payments for the tests of billing. */
import { type Callback, signatureOf } from '../../../server/billing/payments/callback.ts';
import { createOrder, PAY_TYPE, PRODUCT, searchOrder } from '../../../src/api/billing.ts';
import type { Member, Studio } from '../harness.ts';

/** 100 points for 10 yuan, and the basic plan by the month, of the built-in prices. */
export const PACKAGE = { id: 1, points: 100, amount: 1000 } as const;
export const PLAN = { id: 2, points: 330, amount: 3000 } as const;
export const YEAR_PREMIUM = { id: 8, points: 1600, amount: 128_000 } as const;

export const orderPackage = (studio: Studio, { token }: Member, package_id: number = PACKAGE.id) =>
  studio.send(token, createOrder, { product_type: PRODUCT.recharge, pay_type: PAY_TYPE, package_id });

export const orderPlan = (studio: Studio, { token }: Member, member_id: number = PLAN.id) =>
  studio.send(token, createOrder, { product_type: PRODUCT.plan, pay_type: PAY_TYPE, member_id });

export const statusOf = async (
  studio: Studio,
  { token }: Member,
  order_no: string,
  order_type: 1 | 2 = PRODUCT.recharge,
): Promise<number> => (await studio.send(token, searchOrder, { order_no, order_type })).status;

export const seconds = (): number => Math.floor(Date.now() / 1000);

/** A payment as the provider reports it. */
export const newsOf = (order_no: string, more: Partial<Callback> = {}): Callback => ({
  order_no,
  payment_no: `payment of ${order_no}`,
  amount: PACKAGE.amount,
  result: 'paid',
  paid_at: seconds(),
  sent_at: seconds(),
  ...more,
});

/** Sends a callback, signed by the studio's secret unless told otherwise. @returns the HTTP status and the result */
export async function callBack(
  { app }: Studio,
  payload: Callback,
  signature = signatureOf('test', payload),
): Promise<[number, string]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/pay/callback',
    headers: { 'x-signature': signature },
    payload,
  });
  return [answer.statusCode, answer.json<{ result: string }>().result];
}

export const expireOrder = ({ db }: Studio, orderNo: string) =>
  db.query("UPDATE orders SET expires_at = now() - interval '10 seconds' WHERE order_no = $1", [orderNo]);
