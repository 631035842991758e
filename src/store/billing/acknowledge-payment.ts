import { paymentNoticeId } from '../../api/payment-notice.ts';
import { acknowledgeNotices } from '../../api/studio.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';

/** Tells the studio that this device says of a payment that it has arrived, so that it gets no push about it. A hidden page says nothing. */
export function acknowledgePayment(orderNo: string): void {
  const { userId } = session;
  if (!userId || document.visibilityState !== 'visible') return;
  client.send(acknowledgeNotices, { ids: [paymentNoticeId(userId, orderNo)] }).catch(failInBackground);
}
