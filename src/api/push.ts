/** Web push, an extension of ours: a device says where notices can reach it, and which it wants. */
import * as v from 'valibot';
import { extension, nothing, unread } from './call.ts';

const Endpoint = v.pipe(v.string(), v.url(), v.maxLength(2048));

/** Lengths of the two keys are fixed: a point of P-256 uncompressed, and 16 random bytes, in base64url. */
const Subscription = v.strictObject({
  endpoint: Endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}={0,1}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  /** Task kinds that this device does not want to hear of. */
  off: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)), []),
  /** The endpoint that this one replaces. */
  instead_of: v.optional(Endpoint),
});

/** The public key that subscriptions are made for; null where this studio sends no pushes. */
export const readPushKey = extension('/studio/push/key', {
  access: 'anyone',
  input: nothing,
  answer: v.object({ key: v.nullable(v.string()) }),
});

/** Has notices sent to this device, under the session that asks; sent again at each start of the app. */
export const subscribePush = extension('/studio/push/subscribe', { input: Subscription, answer: unread });

export const unsubscribePush = extension('/studio/push/unsubscribe', {
  input: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2048)) }),
  answer: unread,
});

/** Sends one push to the device that asks. */
export const testPush = extension('/studio/push/test', { input: nothing, answer: unread });

/** What a push says, encrypted: nothing that a person wrote, and no words, since the device knows its own language. */
export const PushMessage = v.object({
  /** A row of the table of task kinds, or {@link TEST_KIND}. */
  kind: v.string(),
  final: v.string(),
  /** The notice's name (notice-id.ts), and so the tag under which it is shown. */
  tag: v.string(),
});
export type PushMessage = v.InferOutput<typeof PushMessage>;

/** A push that somebody asked for, to see that it arrives. */
export const TEST_KIND = 'test';
