/** What the tabs of one browser tell each other about the number of unread messages, so that none of them shows an old one. */
import { session } from '../account/session-state.ts';

interface Message {
  userId: number;
  unread: number;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('inkreel-unread');

/** What was last told or heard: two tabs that change it at the same time must not answer each other for ever. */
let last: number | null = null;

/** Tells the other tabs of this account the number that is shown here. */
export function tellUnread(unread: number): void {
  if (unread === last || !session.userId) return;
  last = unread;
  const message: Message = { userId: session.userId, unread };
  channel?.postMessage(message);
}

/** Receives what another tab with the same account shows. */
export function onUnreadNews(hear: (unread: number) => void): void {
  channel?.addEventListener('message', ({ data: { userId, unread } }: MessageEvent<Message>) => {
    if (!session.token || userId !== session.userId) return;
    last = unread;
    hear(unread);
  });
}
