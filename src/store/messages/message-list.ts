import { BROADCASTS_PAGE, type Broadcast, listBroadcasts } from '../../api/messages.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { pagedList } from '../paged-list.ts';
import { messages, refreshUnread } from './messages.ts';
import { countsAsRead, noteOpened, restoreReads } from './reads.ts';

const list = pagedList<Broadcast>(
  'center/list-broadcast|1',
  (ask) => client.send(listBroadcasts, { ...ask, page_size: BROADCASTS_PAGE }),
  { known: (message) => (countsAsRead(message.id) ? { ...message, is_read: 1 } : message) },
);

/** The messages of the studio, as far as they have been read. */
export const messageList = list.state;

/**
 * Reads the first page (MSG-01), and counts again if it shows more unread messages than the number says: one came while the page was
 * open.
 * @throws ApiError; what was kept stays on the screen
 */
export async function loadMessages(): Promise<void> {
  // opened on an earlier visit, without a network
  await restoreReads();
  await list.load();
  const unread = messageList.items.filter(({ is_read }) => is_read === 0).length;
  if (messages.known && unread > messages.unread) refreshUnread().catch(failInBackground);
}

/** Reads the next page, only while there is more (MSG-03). @throws ApiError */
export const loadOlderMessages = list.loadOlder;

/** Whether these messages of the list count as read. */
export function setAllRead(ids: readonly number[], read: boolean): void {
  for (const id of ids) noteOpened(id, read);
  const is_read = read ? 1 : 0;
  list.changeAll((message) => (ids.includes(message.id) ? { ...message, is_read } : message));
}

/** Whether a message of the list counts as read. */
export function setRead(id: number, read: boolean): void {
  noteOpened(id, read);
  list.change(id, (message) => ({ ...message, is_read: read ? 1 : 0 }));
}
