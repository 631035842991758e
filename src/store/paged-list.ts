/** A list that is read page by page, newest first. Its first page is cached for a visit without a network. */
import { proxy, ref } from 'valtio';
import { browser } from './browser.ts';
import { createRemote, type RemoteState } from './remote.ts';

/** Rows on one page of most such lists (MSG-01, USER-05). */
export const PAGE_SIZE = 10;

interface Answer<Item> {
  lists: Item[];
  has_next: 0 | 1;
}
interface Ask {
  page: number;
  before?: number;
}

/** The first page, for the next visit. */
interface FirstPage<Item, Totals> {
  lists: Item[];
  totals: Totals | null;
}

interface PagedState<Item, Totals> extends RemoteState {
  items: Item[];
  /** The answer's other fields; null until the first answer. */
  totals: Totals | null;
  hasNext: boolean;
  older: 'idle' | 'loading' | 'failed';
}

export interface PagedList<Item, Totals = object> {
  readonly state: PagedState<Item, Totals>;
  /**
   * Reloads the first page, after showing the cached one. Older rows that follow on it stay. Does nothing
   * for a visitor, unless the list is for them too. @throws ApiError; the current rows stay
   */
  load(): Promise<void>;
  /** Reads the next older page, only while there is more. @throws ApiError */
  loadOlder(): Promise<void>;
  /** Adds a row at the top, e.g. of something just submitted. The next load replaces it; one under way does not. */
  add(item: Item): void;
  /** Replaces the row with this id. */
  change(id: number, by: (item: Item) => Item): void;
  /** Replaces all rows. */
  changeAll(by: (item: Item) => Item): void;
  /**
   * Removes the row with this id; no answer shows it any more.
   * @param also finds it while it has no id @returns puts it back, where it was
   */
  remove(id: number, also?: (item: Item) => boolean): () => void;
  /** Shows a removed row again in its place by id, newest first; one from a page that is not loaded comes with that. */
  bringBack(item: Item): void;
  /** Empties the list, e.g. because the filter has changed. */
  clear(): void;
}

interface Options<Item> {
  /** A row's id, if the server sends one: the next page starts after it, so that nothing is listed twice. */
  idOf?: (item: Item) => number | undefined;
  /** Corrects a row from an older answer with what this page knows by now. */
  known?: (item: Item) => Item;
  /** Rows on a page. */
  size?: number;
  /** Visitors read it too. */
  forVisitors?: boolean;
  /** The request differs each time, so nothing is cached. */
  passing?: boolean;
}

/** The id of rows that call it so. */
export const plainId = (item: object): number | undefined =>
  'id' in item && typeof item.id === 'number' ? item.id : undefined;

/**
 * @param name of the cached answer; a function if the list can be asked for different things
 * @param read sends the call
 */
export function pagedList<Item extends object, Totals extends object = object>(
  name: string | (() => string),
  read: (ask: Ask) => Promise<Answer<Item> & Totals>,
  {
    idOf = plainId,
    known = (item) => item,
    size = PAGE_SIZE,
    forVisitors = false,
    passing = false,
  }: Options<Item> = {},
): PagedList<Item, Totals> {
  const nothing = (): PagedState<Item, Totals> => ({
    items: [],
    totals: null,
    hasNext: false,
    state: 'idle',
    older: 'idle',
    cached: false,
  });
  const held = proxy(nothing()) as PagedState<Item, Totals>;
  let page = 1;
  /** Rows added since the last page was asked for; its answer may not have them. */
  let added: Item[] = [];
  /** Ids of removed rows; an answer that was under way may still have them. */
  const removed = new Set<number>();

  // the array is replaced whole and never changed in place: no need for proxies of it or inside it
  const listOf = (items: readonly Item[], ...more: (readonly Item[])[]): Item[] => ref(items.concat(...more));
  const rows = (items: readonly Item[]): Item[] => items.map(known);
  const stillThere = (item: Item): boolean => !removed.has(idOf(item) ?? Number.NaN);
  const firstPage = (): FirstPage<Item, Totals> => ({
    lists: held.items.slice(0, size),
    totals: held.totals,
  });

  const remote = createRemote<Answer<Item> & Totals, FirstPage<Item, Totals>>(held, {
    // the server sends the rows' texts in one language
    name: () => `${typeof name === 'string' ? name : name()}|${browser.language}`,
    forVisitors,
    ask: () => read({ page: 1 }),
    isEmpty: () => held.items.length === 0,
    clear: () => {
      added = [];
      removed.clear();
      Object.assign(held, nothing());
    },
    showCached: ({ lists, totals }) => {
      Object.assign(held, { items: listOf(rows(lists)), totals: totals && ref(totals) });
    },
    show: ({ lists: answered, has_next, ...totals }) => {
      const read = answered.filter(stillThere);
      const ids = new Set(read.map(idOf));
      const lists = added
        .filter((item) => !ids.has(idOf(item)))
        .reduceRight((all, item) => placed(all, item, has_next === 1, idOf), read);
      // there may be a gap below the cached page, and whether more follows is unknown
      const older = held.cached || has_next === 0 ? [] : belowOf(lists, held.items, idOf);
      Object.assign(held, { items: listOf(rows(lists), older), totals: ref(totals as unknown as Totals) });
      // the pages already read know better whether more follow
      if (older.length === 0) {
        held.hasNext = has_next === 1;
        page = 1;
      }
      return passing ? null : firstPage();
    },
  });

  const cacheFirstPage = (): void => {
    if (!passing) remote.cache(firstPage());
  };
  const bringBack = (item: Item): void => {
    const id = idOf(item);
    if (id !== undefined) removed.delete(id);
    // a list that was never read has it in its first answer
    if (held.state === 'idle') return;
    const row = known(item);
    const others = (items: readonly Item[]) => items.filter((one) => id === undefined || idOf(one) !== id);
    added = [row, ...others(added)];
    held.items = listOf(placed(others(held.items), row, held.hasNext, idOf));
    cacheFirstPage();
  };

  return {
    state: held,
    async load() {
      held.older = 'idle';
      added = [];
      await remote.load();
    },
    async loadOlder() {
      if (!held.hasNext || held.older === 'loading' || held.state === 'loading') return;
      const current = remote.watch();
      const idOfLast = (items: readonly Item[]) => items.map(idOf).at(-1);
      let before = idOfLast(held.items);
      held.older = 'loading';
      try {
        for (;;) {
          const answer = await read({ page: page + 1, ...(before === undefined ? {} : { before }) });
          if (!current()) return;
          page += 1;
          const ids = new Set(held.items.map(idOf));
          const more = answer.lists
            .filter(stillThere)
            .filter((item) => idOf(item) === undefined || !ids.has(idOf(item)));
          const end = idOfLast(answer.lists);
          // the last row has moved up since, e.g. was watched in an order by views: what follows is below the rows that came again
          if (more.length === 0 && answer.has_next === 1 && end !== undefined && end !== before) {
            before = end;
            continue;
          }
          held.items = listOf(held.items, rows(more));
          Object.assign(held, { hasNext: answer.has_next === 1, older: 'idle' });
          return;
        }
      } catch (error) {
        if (current()) held.older = 'failed';
        throw error;
      }
    },
    add(item) {
      const row = known(item);
      added = [row, ...added];
      held.items = listOf([row], held.items);
      cacheFirstPage();
    },
    change(id, by) {
      added = added.map((item) => (idOf(item) === id ? by(item) : item));
      held.items = listOf(held.items.map((item) => (idOf(item) === id ? by(item) : item)));
      cacheFirstPage();
    },
    changeAll(by) {
      added = added.map(by);
      held.items = listOf(held.items.map(by));
      cacheFirstPage();
    },
    remove(id, also = () => false) {
      const stays = (item: Item): boolean => idOf(item) !== id && !also(item);
      const row = held.items.find((item) => !stays(item));
      removed.add(id);
      added = added.filter(stays);
      held.items = listOf(held.items.filter(stays));
      cacheFirstPage();
      return () => {
        removed.delete(id);
        // unless a later answer has it already
        if (row && held.items.every(stays)) bringBack(row);
      };
    },
    bringBack,
    clear: remote.forget,
  };
}

/** The rows with one more, in its place by id: one without an id is the newest. @param more whether older rows follow, and it may be one of them */
function placed<Item>(
  items: readonly Item[],
  item: Item,
  more: boolean,
  idOf: (item: Item) => number | undefined,
): Item[] {
  const id = idOf(item);
  const at = id === undefined ? 0 : items.findIndex((one) => (idOf(one) ?? id) < id);
  if (at < 0) return more ? [...items] : [...items, item];
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** The current rows below a page's last row; none if there is a gap between them. */
function belowOf<Item>(
  page: readonly Item[],
  held: readonly Item[],
  idOf: (item: Item) => number | undefined,
): readonly Item[] {
  const end = page.at(-1);
  const last = end && idOf(end);
  const at = last === undefined ? -1 : held.findIndex((item) => idOf(item) === last);
  return at < 0 ? [] : held.slice(at + 1);
}
