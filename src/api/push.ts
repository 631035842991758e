/** Web push, an extension of ours: a device says where notices can reach it. */
import * as v from 'valibot';
import { extension, nothing, unread } from './call.ts';

const Subscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
});

export const readPushKey = extension('/studio/push/key', {
  access: 'anyone',
  input: nothing,
  answer: v.object({ key: v.nullable(v.string()) }),
});
export const subscribePush = extension('/studio/push/subscribe', { input: Subscription, answer: unread });
export const unsubscribePush = extension('/studio/push/unsubscribe', {
  input: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2048)) }),
  answer: unread,
});
