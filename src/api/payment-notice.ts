/** The notice that a payment has arrived. It is about an order and not about a task: pages see it themselves, others get a push. */
import { noticeId, taskKey } from './notice-id.ts';

export const PAYMENT_NOTICE = {
  kind: 'payment',
  /** The message that says what was paid for. */
  place: '/user-center?panel=messages',
  words: {
    en: { name: 'Payments', done: 'Your payment has arrived' },
    zh: { name: '付款', done: '付款已到账' },
  },
} as const;

/** The notice's id. */
export const paymentNoticeId = (user: number, orderNo: string): string =>
  noticeId(taskKey(user, PAYMENT_NOTICE.kind, orderNo), 'done');
