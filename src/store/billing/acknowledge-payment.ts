import { paymentNoticeId } from '../../api/payment-notice.ts';
import { acknowledgeNotices } from '../../api/studio.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';

/** Tells the studio that this device says of a payment that it has arrived, so that it gets no push about it. A hidden page says nothing. */
export function acknowledgePayment(orderNo: string): void {
  const { userId } = session;
  if (!userId || document.visibilityState !== 'visible') return;
  const ids = [paymentNoticeId(userId, orderNo)];
  // a payment reloads the page at once
  client
    .send(acknowledgeNotices, { ids }, { outlives: true })
    .catch(() => console.info('[payment] not acknowledged: a push may follow'));
}
