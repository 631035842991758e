import { proxy } from 'valtio';
import { countUnread } from '../../api/messages.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { rereader } from '../on-return.ts';
import { sendReads, unsentReads } from './reads.ts';

/** How many messages of the studio the member has not read; 0 for a visitor and until the first answer. */
export const messages = proxy({ unread: 0 });

/**
 * Reloads the number: at start, when the network or the person is back, and when an export ends (MSG-07, EXPORT-15). Messages
 * opened without a network are sent first, so that the server does not count them. @throws ApiError
 */
export async function refreshUnread(): Promise<void> {
  const { token } = session;
  if (!token) return;
  returns.reading();
  await sendReads();
  if (session.token !== token) return;
  const { not_read } = await client.send(countUnread, {});
  // the login has changed since the request
  if (session.token === token) messages.unread = Math.max(0, not_read - unsentReads());
}

const returns = rereader(() => void refreshUnread().catch(failInBackground));

/** Follows messages that arrive, or are opened on another device. @returns ends that */
export const followUnread = returns.follow;

onLoginChange(() => {
  messages.unread = 0;
  returns.forget();
});
