/** The search in a list that is read page by page: its results are separate from the list, which stays loaded. */
import { proxy, ref } from 'valtio';
import { isUnanswered } from '../api/errors.ts';
import { onLoginChange } from './account/on-sign-out.ts';
import { EVERYTHING, filtersOf, type HistoryQuery, isEverything } from './history-query.ts';
import { type PagedList, pagedList, plainId } from './paged-list.ts';
import { onRowNews } from './row-tabs.ts';

/**
 * What a search covers. `here`: without a network, only the loaded rows. `paging`: the server cannot search, so each page is filtered.
 */
export type SearchReach = 'all' | 'here' | 'paging';

interface Page<Item> {
  lists: Item[];
  has_next: 0 | 1;
  /** Whether the server has searched. */
  filtered: boolean;
}

export interface SearchedList<Item> {
  /** Of the list, e.g. `music`. */
  readonly name: string;
  readonly search: { query: HistoryQuery; reach: SearchReach };
  readonly found: PagedList<Item>;
  /** Searches the list. Without an answer, what is loaded is searched. @throws ApiError if the server refuses */
  run(query: HistoryQuery): Promise<void>;
  end(): void;
  /** Shows what is made during a search with its results, whatever the query. */
  add(item: Item): void;
  /** A row, in whichever of the two lists has it. */
  find(is: (item: Item) => boolean): Item | undefined;
  /** Removes the row with this id from both lists. @param also finds it while it has no id @returns puts it back */
  remove(id: number, also?: (item: Item) => boolean): () => void;
  /** Shows a deleted row again, in the results too if it matches. */
  bringBack(item: Item): void;
  /** Changes the row with this id in both lists. */
  patch(id: number, change: Partial<Item>): void;
}

interface Options<Item> {
  /** Of the list, e.g. `music`. */
  name: string;
  /** The list itself. */
  loaded: PagedList<Item>;
  /** Reads one page of results. */
  read: (ask: { page: number; before?: number } & ReturnType<typeof filtersOf>) => Promise<Page<Item>>;
  /** Whether a loaded row matches. */
  fits: (item: Item, query: HistoryQuery) => boolean;
  /** Rows on a page. */
  size?: number;
}

/** Ends by itself when somebody signs in or out. */
export function searchedList<Item extends object>({
  name,
  loaded,
  read,
  fits,
  size,
}: Options<Item>): SearchedList<Item> {
  const search = proxy({ query: EVERYTHING, reach: 'all' as SearchReach });
  const found = pagedList<Item>(
    () => `${name}/found|${JSON.stringify(search.query)}`,
    async (ask) => {
      const query = { ...search.query };
      const mine = turn;
      const { lists, has_next, filtered } = await read({ ...ask, ...filtersOf(query) });
      if (mine === turn) search.reach = filtered ? 'all' : 'paging';
      return { lists: filtered ? lists : lists.filter((item) => fits(item, query)), has_next };
    },
    { passing: true, ...(size === undefined ? {} : { size }) },
  );
  /** Raised by each search and its end: what an earlier one failed with says nothing about the results on the screen. */
  let turn = 0;
  const end = (): void => {
    turn += 1;
    Object.assign(search, { query: EVERYTHING, reach: 'all' });
    found.clear();
  };
  onLoginChange(end);
  const patch = (id: number, change: Partial<Item>): void => {
    for (const list of [loaded, found]) list.change(id, (item) => ({ ...item, ...change }));
  };
  const find = (is: (item: Item) => boolean): Item | undefined =>
    [...loaded.state.items, ...found.state.items].find(is);
  const intoResults = (item: Item): void => {
    if (!isEverything(search.query) && fits(item, search.query)) found.bringBack(item);
  };
  const remove = (id: number, also: (item: Item) => boolean = () => false): (() => void) => {
    const item = find((one) => plainId(one) === id || also(one));
    const mine = turn;
    const [putBack, putBackFound] = [loaded.remove(id, also), found.remove(id, also)];
    return () => {
      putBack();
      // the results of another search, in which it may not be
      if (mine === turn) putBackFound();
      else if (item) intoResults(item);
    };
  };
  const bringBack = (item: Item): void => {
    loaded.bringBack(item);
    intoResults(item);
  };
  onRowNews<Item>(name, (news) => {
    if (news.kind === 'starred') patch(news.id, { starred: news.starred } as unknown as Partial<Item>);
    else if (news.kind === 'deleted') remove(news.id);
    else bringBack(news.row);
  });
  return {
    name,
    search,
    found,
    end,
    async run(query) {
      if (isEverything(query)) {
        end();
        return;
      }
      turn += 1;
      const mine = turn;
      search.query = query;
      try {
        await found.load();
      } catch (error) {
        if (mine !== turn) return;
        if (!isUnanswered(error)) throw error;
        const items = loaded.state.items.filter((item) => fits(item, query));
        Object.assign(found.state, { items: ref(items), hasNext: false, state: 'ready' });
        search.reach = 'here';
      }
    },
    add(item) {
      if (!isEverything(search.query)) found.add(item);
    },
    remove,
    bringBack,
    find,
    patch,
  };
}
