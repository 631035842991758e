import { readAllBroadcasts } from '../../api/messages.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { messageList, setAllRead } from './message-list.ts';
import { messages, refreshUnread } from './messages.ts';

/**
 * Marks all messages as read, here at once and then at the server. One that arrives meanwhile stays unread.
 * @throws ApiError if the server refuses or cannot be reached: what was unread is unread again
 */
export async function readAllMessages(): Promise<void> {
  const { token } = session;
  const { items } = messageList;
  const marked = items.filter(({ is_read }) => is_read === 0).map(({ id }) => id);
  const before = messages.unread;
  setAllRead(marked, true);
  messages.unread = 0;
  try {
    await client.send(readAllBroadcasts, { newest: Math.max(...items.map(({ id }) => id)) });
  } catch (error) {
    if (session.token === token) {
      setAllRead(marked, false);
      messages.unread += before;
    }
    throw error;
  }
  refreshUnread().catch(failInBackground);
}
