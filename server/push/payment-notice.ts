/** The push about a payment that has arrived: whoever paid in another app may have this one closed, and waits for it. */
import { PAYMENT_NOTICE, paymentNoticeId } from '../../src/api/payment-notice.ts';
import { first, type Queries } from '../db/database.ts';
import type { Ended } from './notices.ts';

const PREFIX = `${PAYMENT_NOTICE.kind}-`;

/** What a push job names in place of a task. */
export const paymentJob = (orderNo: string): string => `${PREFIX}${orderNo}`;

/** The order that a push job is about; null if it is about a task. */
export const orderOfJob = (name: string): string | null =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;

/** The notice of a paid order; null if it is not paid. */
export async function endOfPayment(db: Queries, orderNo: string): Promise<Ended | null> {
  const row = await first(
    db.query<{ user_id: number; ended_at: Date | string }>(
      "SELECT user_id, ended_at FROM orders WHERE order_no = $1 AND status = 'paid'",
      [orderNo],
    ),
  );
  if (!row) return null;
  return {
    userId: row.user_id,
    endedAt: new Date(row.ended_at),
    message: {
      kind: PAYMENT_NOTICE.kind,
      final: 'done',
      tag: paymentNoticeId(row.user_id, orderNo),
    },
  };
}
