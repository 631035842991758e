import { markBroadcast } from '../../api/messages.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { messageList, setRead } from './message-list.ts';
import { messages, refreshUnread } from './messages.ts';

/** Messages being marked as read: the server's count is too high until then. */
let sending = 0;

/**
 * Marks an opened message as read, here at once and then at the server, and reloads the number of unread
 * messages (MSG-05, MSG-06, MSG-07). A message that is already read is sent too; the server accepts that.
 * @throws ApiError if the server could not be reached: the message is unread again
 */
export async function openMessage(id: number): Promise<void> {
  const { token } = session;
  const wasUnread = messageList.items.some((item) => item.id === id && item.is_read === 0);
  const show = (read: boolean): void => {
    if (!wasUnread || session.token !== token) return;
    setRead(id, read);
    messages.unread = Math.max(0, messages.unread + (read ? -1 : 1));
  };
  show(true);
  sending += 1;
  try {
    await client.send(markBroadcast, { id });
  } catch (error) {
    show(false);
    throw error;
  } finally {
    sending -= 1;
  }
  if (sending === 0) refreshUnread().catch(failInBackground);
}
