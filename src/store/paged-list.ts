/** A list of the account that is read page by page, newest first, and whose first page is kept for a visit without a network. */
import { proxy, ref } from 'valtio';
import { onLoginChange } from './account/on-leave.ts';
import { session } from './account/session-state.ts';
import { keepAnswer } from './answers.ts';
import { browser } from './browser.ts';
import { recall } from './pages-db.ts';

/** Rows on one page of every such list (MSG-01, USER-05). */
export const PAGE_SIZE = 10;

interface Row {
  /** Where the server gives one, the next page begins after it, so that nothing is listed twice. */
  id?: number | undefined;
}
interface Answer<Item> {
  lists: Item[];
  has_next: 0 | 1;
}
interface Ask {
  page: number;
  before?: number;
}

interface PagedState<Item, Totals> {
  items: Item[];
  /** What the answer says besides its rows; null until the first one. */
  totals: Totals | null;
  hasNext: boolean;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  older: 'idle' | 'loading' | 'failed';
  /** What is shown was kept from an earlier visit. */
  kept: boolean;
}

export interface PagedList<Item, Totals = object> {
  readonly state: PagedState<Item, Totals>;
  /**
   * Reads the first page anew, after showing what was kept from the last visit; older rows that follow on it stay. Does nothing
   * for a visitor. @throws ApiError; what is held stays
   */
  load(): Promise<void>;
  /** Reads the next older page, only while there is more. @throws ApiError */
  loadOlder(): Promise<void>;
  /** Puts a row in the place of the one with this id. */
  change(id: number, by: (item: Item) => Item): void;
}

/**
 * @param name of the answer that is kept
 * @param read sends the call
 * @param known what this page knows better of a row than an answer that was on its way
 */
export function pagedList<Item extends Row & object, Totals extends object = object>(
  name: string,
  read: (ask: Ask) => Promise<Answer<Item> & Totals>,
  known: (item: Item) => Item = (item) => item,
): PagedList<Item, Totals> {
  const nothing = (): PagedState<Item, Totals> => ({
    items: [],
    totals: null,
    hasNext: false,
    state: 'idle',
    older: 'idle',
    kept: false,
  });
  const held = proxy(nothing()) as PagedState<Item, Totals>;
  let page = 1;
  /** The login and the language that these rows are for: their texts are the server's. */
  let owner: { token: string | null; language: string } = { token: null, language: '' };
  /** Rises with each reading of the first page: an answer from before belongs to another list. */
  let turn = 0;

  const forget = (): void => {
    turn += 1;
    Object.assign(held, nothing());
  };
  onLoginChange(forget);
  const ownerNow = () => ({ token: session.token, language: browser.language });
  const isOwner = ({ token, language }: typeof owner) =>
    token === session.token && language === browser.language;

  // rows are replaced whole and never changed in place: no need for proxies inside them
  const rows = (items: readonly Item[]): Item[] => items.map((item) => ref(known(item)));
  const kept = () => `${name}|${owner.language}`;
  const keepFirst = (): void => {
    const first = { lists: held.items.slice(0, PAGE_SIZE), totals: held.totals };
    void keepAnswer(owner.token, kept(), first);
  };

  const showKept = async (userId: number, current: () => boolean): Promise<void> => {
    const last = (await recall('answers', userId, kept())) as
      | { lists: Item[]; totals: Totals | null }
      | undefined;
    if (!last || !current() || held.items.length > 0) return;
    Object.assign(held, { items: rows(last.lists), totals: last.totals && ref(last.totals), kept: true });
  };

  const show = ({ lists, has_next, ...totals }: Answer<Item> & Totals): void => {
    // what was kept may have a gap below it, and nobody knows whether more follows
    const older = held.kept || has_next === 0 ? [] : belowOf(lists, held.items);
    Object.assign(held, {
      items: [...rows(lists), ...older],
      totals: ref(totals as unknown as Totals),
      state: 'ready',
      kept: false,
    });
    // pages that were read before know better whether more follows
    if (older.length > 0) return;
    held.hasNext = has_next === 1;
    page = 1;
  };

  return {
    state: held,
    async load() {
      const { token, userId } = session;
      if (!token) return;
      if (!isOwner(owner)) forget();
      owner = ownerNow();
      turn += 1;
      const mine = turn;
      const current = () => mine === turn && isOwner(owner);
      Object.assign(held, { state: 'loading', older: 'idle' });
      if (held.items.length === 0) await showKept(userId, current);
      try {
        const answer = await read({ page: 1 });
        if (!current()) return;
        show(answer);
        keepFirst();
      } catch (error) {
        if (current()) held.state = 'failed';
        throw error;
      }
    },
    async loadOlder() {
      if (!held.hasNext || held.older === 'loading' || held.state === 'loading') return;
      const mine = turn;
      const current = () => mine === turn && isOwner(owner);
      const before = held.items.at(-1)?.id;
      held.older = 'loading';
      try {
        const answer = await read({ page: page + 1, ...(before === undefined ? {} : { before }) });
        if (!current()) return;
        page += 1;
        const ids = new Set(held.items.map(({ id }) => id));
        const more = answer.lists.filter(({ id }) => id === undefined || !ids.has(id));
        held.items = [...held.items, ...rows(more)];
        Object.assign(held, { hasNext: answer.has_next === 1, older: 'idle' });
      } catch (error) {
        if (current()) held.older = 'failed';
        throw error;
      }
    },
    change(id, by) {
      held.items = held.items.map((item) => (item.id === id ? ref(by(item)) : item));
      keepFirst();
    },
  };
}

/** What is held below the last row of a page; nothing when the page no longer reaches what is held. */
function belowOf<Item extends Row>(page: readonly Item[], held: readonly Item[]): readonly Item[] {
  const last = page.at(-1)?.id;
  const at = last === undefined ? -1 : held.findIndex(({ id }) => id === last);
  return at < 0 ? [] : held.slice(at + 1);
}
