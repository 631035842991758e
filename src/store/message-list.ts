import { proxy, ref } from 'valtio';
import { BROADCASTS_PAGE, type Broadcast, listBroadcasts } from '../api/messages.ts';
import { keepAnswer } from './answers.ts';
import { browser } from './browser.ts';
import { client } from './client.ts';
import { onLeave } from './on-leave.ts';
import { recall } from './pages-db.ts';
import { session } from './session-state.ts';

const NOTHING = {
  /** Newest first. */
  items: [] as Broadcast[],
  hasNext: false,
  /** The last page that was read. */
  page: 0,
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  older: 'idle' as 'idle' | 'loading' | 'failed',
  /** What is shown was kept from an earlier visit. */
  kept: false,
  /** The login and the language that these are for. */
  owner: '',
};

/** The messages of the studio, as far as they have been read. */
export const messageList = proxy({ ...NOTHING });

const KEPT = 'center/list-broadcast|1';

/** Raised by each reading of the first page: answers to anything older are dropped. */
let turn = 0;
/** What was opened here: an answer that was on its way then may still call it unread. */
const opened = new Set<number>();

/** Forgets the list, when another account or language takes over. */
export function clearMessageList(): void {
  opened.clear();
  Object.assign(messageList, NOTHING, { items: [] });
}

// rows are replaced whole and never changed in place: no need for proxies inside them
const rows = (items: readonly Broadcast[]): Broadcast[] =>
  items.map((item) => ref(opened.has(item.id) ? { ...item, is_read: 1 } : item));

/**
 * Reads the first page (MSG-01), after showing what was kept from the last visit; older pages that have been read stay.
 * @throws ApiError; what was kept stays on the screen
 */
export async function loadMessages(): Promise<void> {
  const { token, userId } = session;
  if (!token) return;
  const owner = `${browser.language} ${token}`;
  if (messageList.owner !== owner) clearMessageList();
  Object.assign(messageList, { owner, state: 'loading', older: 'idle' });
  const mine = ++turn;
  const current = () => mine === turn && messageList.owner === owner;
  if (messageList.items.length === 0) await showKept(userId, current);
  try {
    const { lists, has_next } = await client.send(listBroadcasts, { page: 1, page_size: BROADCASTS_PAGE });
    if (!current()) return;
    const older = messageList.kept ? [] : afterLast(lists, messageList.items);
    Object.assign(messageList, { items: rows([...lists, ...older]), state: 'ready', kept: false });
    // pages that were read before know better whether more follows
    if (older.length === 0) Object.assign(messageList, { hasNext: has_next === 1, page: 1 });
    keepFirstPage();
  } catch (error) {
    if (current()) messageList.state = 'failed';
    throw error;
  }
}

/** What is held below the last of a page; nothing when the page no longer reaches what is held. */
function afterLast(page: readonly Broadcast[], held: readonly Broadcast[]): readonly Broadcast[] {
  const last = held.findIndex(({ id }) => id === page.at(-1)?.id);
  return last < 0 ? [] : held.slice(last + 1);
}

async function showKept(userId: number, current: () => boolean): Promise<void> {
  const kept = (await recall('answers', userId, KEPT)) as Broadcast[] | undefined;
  if (!kept?.length || !current() || messageList.items.length > 0) return;
  Object.assign(messageList, { items: rows(kept), kept: true });
}

/** Reads the next page, only while there is more (MSG-03). @throws ApiError */
export async function loadOlderMessages(): Promise<void> {
  const last = messageList.items.at(-1);
  if (!messageList.hasNext || messageList.older === 'loading' || !last) return;
  messageList.older = 'loading';
  const mine = turn;
  try {
    const page = messageList.page + 1;
    const { lists, has_next } = await client.send(listBroadcasts, {
      page,
      page_size: BROADCASTS_PAGE,
      before: last.id,
    });
    if (mine !== turn) return;
    const held = new Set(messageList.items.map(({ id }) => id));
    messageList.items = [...messageList.items, ...rows(lists.filter(({ id }) => !held.has(id)))];
    Object.assign(messageList, { hasNext: has_next === 1, page, older: 'idle' });
  } catch (error) {
    if (mine === turn) messageList.older = 'failed';
    throw error;
  }
}

/** Whether a message of the list counts as read. */
export function setRead(id: number, read: boolean): void {
  if (read) opened.add(id);
  else opened.delete(id);
  messageList.items = messageList.items.map((item) =>
    item.id === id ? ref({ ...item, is_read: read ? 1 : 0 }) : item,
  );
  keepFirstPage();
}

/** For a visit without a network, as it stands on the screen. */
function keepFirstPage(): void {
  void keepAnswer(KEPT, messageList.items.slice(0, BROADCASTS_PAGE));
}

onLeave(clearMessageList);
