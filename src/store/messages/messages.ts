import { proxy } from 'valtio';
import { countUnread } from '../../api/messages.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { sendReads, unsentReads } from './reads.ts';

/** How many messages of the studio the member has not read; 0 for a visitor and until the first answer. */
export const messages = proxy({ unread: 0 });

/**
 * Reloads the number: at start, when the network is back, and when an export ends (MSG-07, EXPORT-15). Messages opened without a
 * network are sent first, so that the server does not count them. @throws ApiError
 */
export async function refreshUnread(): Promise<void> {
  const { token } = session;
  if (!token) return;
  await sendReads();
  if (session.token !== token) return;
  const { not_read } = await client.send(countUnread, {});
  // the login has changed since the request
  if (session.token === token) messages.unread = Math.max(0, not_read - unsentReads());
}

onLoginChange(() => {
  messages.unread = 0;
});
