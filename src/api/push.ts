/** Web push. Extension: a device registers its push endpoint and the task kinds that it wants. */
import * as v from 'valibot';
import { extension, nothing, unread } from './call.ts';

const Endpoint = v.pipe(v.string(), v.url(), v.maxLength(2048));

/** Both keys have a fixed length: an uncompressed P-256 point and 16 random bytes, in base64url. */
const Subscription = v.strictObject({
  endpoint: Endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}={0,1}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  /** Task kinds that are switched off on this device. */
  off: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)), []),
  /** The previous endpoint, which this one replaces. */
  instead_of: v.optional(Endpoint),
});

/** The public key for subscriptions; null if this studio sends no pushes. */
export const readPushKey = extension('/studio/push/key', {
  access: 'anyone',
  input: nothing,
  answer: v.object({ key: v.nullable(v.string()) }),
});

/** Registers this device for pushes, bound to the current session. Sent again at each start of the app. */
export const subscribePush = extension('/studio/push/subscribe', { input: Subscription, answer: unread });

export const unsubscribePush = extension('/studio/push/unsubscribe', {
  input: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2048)) }),
  answer: unread,
});

/** Sends a test push to this device. */
export const testPush = extension('/studio/push/test', { input: nothing, answer: unread });

/** The encrypted content of a push. It has no text: the device shows its own, in its language. */
export const PushMessage = v.object({
  /** A task kind, or {@link TEST_KIND}. */
  kind: v.string(),
  final: v.string(),
  /** The notice's id (notice-id.ts), which is also the notification's tag. */
  tag: v.string(),
  /** What the notice says in numbers, of what failed or of a batch, in the words of a poll's result. */
  told: v.optional(
    v.object({
      batch_done: v.optional(v.number()),
      batch_failed: v.optional(v.number()),
      points_charged: v.optional(v.number()),
      points_refunded: v.optional(v.number()),
    }),
  ),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;

/** The kind of a test push. */
export const TEST_KIND = 'test';
