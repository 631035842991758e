import { proxy } from 'valtio';

/** Whether the person is to be asked if they want to be told; what asks looks up whether it was asked before. */
export const noticeOffer = proxy({ wanted: false });

/**
 * Something has begun that takes a while: the moment to ask. Never on load, and not where the answer is known already: the
 * permission was given or refused.
 */
export function offerNotices(): void {
  const undecided = 'Notification' in globalThis ? Notification.permission === 'default' : true;
  if (undecided) noticeOffer.wanted = true;
}
