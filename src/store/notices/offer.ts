import { proxy } from 'valtio';

/** Whether to offer notifications; the offer itself checks whether this device was asked before. */
export const noticeOffer = proxy({ wanted: false });

/**
 * A task has begun, which is the moment to offer notifications. Never on load, and not if the answer is known: the
 * permission was given or refused.
 */
export function offerNotices(): void {
  const undecided = 'Notification' in globalThis ? Notification.permission === 'default' : true;
  if (undecided) noticeOffer.wanted = true;
}
