import { proxy } from 'valtio';
import { countUnread } from '../../api/messages.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';

/** How many messages of the studio the member has not read; 0 for a visitor and until the first answer. */
export const messages = proxy({ unread: 0 });

/** Reloads the number: at start, and when an export ends (MSG-07, EXPORT-15). @throws ApiError */
export async function refreshUnread(): Promise<void> {
  const { token } = session;
  if (!token) return;
  const { not_read } = await client.send(countUnread, {});
  // the login has changed since the request
  if (session.token === token) messages.unread = not_read;
}

onLoginChange(() => {
  messages.unread = 0;
});
