import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { messageList, setRead } from './message-list.ts';
import { messages, refreshUnread } from './messages.ts';
import { repeatRead, sendRead } from './reads.ts';

/** Messages being marked as read: the server's count is too high until then. */
let sending = 0;

/**
 * Marks an opened message as read, here at once and then at the server, and reloads the number of unread
 * messages (MSG-05, MSG-06, MSG-07). A message that is already read is sent too; the server accepts that.
 * Without a network it stays read here, and the server is told later.
 * @throws ApiError if the server refuses: the message is unread again
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
  let told: boolean;
  try {
    told = await (wasUnread ? sendRead(id) : repeatRead(id));
  } catch (error) {
    show(false);
    throw error;
  } finally {
    sending -= 1;
  }
  if (told && sending === 0) refreshUnread().catch(failInBackground);
}
