import type { CallInput } from '../api/call.ts';
import type { subscribePush } from '../api/push.ts';
import type { NoticeSettings } from './notice-settings.ts';

/**
 * The input of `subscribePush` for a subscription.
 * @param insteadOf the endpoint that it replaces
 * @returns null if the browser does not reveal its keys, without which nothing can be encrypted for it
 */
export function subscriptionInput(
  subscription: PushSubscription,
  { off }: NoticeSettings,
  insteadOf?: string,
): CallInput<typeof subscribePush> | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return {
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    off: [...off],
    ...(insteadOf && insteadOf !== endpoint ? { instead_of: insteadOf } : {}),
  };
}

/** The bytes of a VAPID key, because older browsers do not accept the text. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
