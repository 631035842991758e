import { proxy, subscribe } from 'valtio';
import { countUnread } from '../../api/messages.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { cacheAnswer, showLastAnswer } from '../answers.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { rereader } from '../on-return.ts';
import { sendReads, unsentReads } from './reads.ts';
import { onUnreadNews, tellUnread } from './unread-tabs.ts';

/** How many messages of the studio the member has not read; 0 for a visitor, and until it is known, from the server or the last visit. */
export const messages = proxy({ unread: 0, known: false });

/** The number is kept under this name, for a visit without a network. */
const UNREAD_CACHE_KEY = 'center/not-read';

/** Shows the number as it was last known to this account on this device, unless it is known by now. */
export function showLastUnread(): Promise<void> {
  return showLastAnswer<number>(UNREAD_CACHE_KEY, (unread) => {
    if (!messages.known) Object.assign(messages, { unread, known: true });
  });
}

/**
 * Reloads the number: at start, when the network or the person is back, and when an export ends (MSG-07, EXPORT-15). Messages
 * opened without a network are sent first, so that the server does not count them. Without an answer, the last known number is shown.
 * @throws ApiError
 */
export async function refreshUnread(): Promise<void> {
  const { token } = session;
  if (!token) return;
  returns.reading();
  await sendReads();
  if (session.token !== token) return;
  try {
    const { not_read } = await client.send(countUnread, {});
    // the login has changed since the request
    if (session.token !== token) return;
    Object.assign(messages, { unread: Math.max(0, not_read - unsentReads()), known: true });
  } catch (error) {
    void showLastUnread();
    throw error;
  }
}

const returns = rereader(() => void refreshUnread().catch(failInBackground));

/** Follows messages that arrive, or are opened on another device. @returns ends that */
export const followUnread = returns.follow;

// synchronously: a moment later the login may be another one
subscribe(
  messages,
  () => {
    if (!messages.known) return;
    void cacheAnswer(session.token, UNREAD_CACHE_KEY, messages.unread);
    tellUnread(messages.unread);
  },
  true,
);

onUnreadNews((unread) => void Object.assign(messages, { unread, known: true }));

onLoginChange(() => {
  // first, so that the 0 is not taken for a number to keep
  messages.known = false;
  messages.unread = 0;
  returns.forget();
});
