/** A list of the account that is read ten rows at a time, newest first, and kept for a visit without a network. */
import { proxy, ref } from 'valtio';
import { keepAnswer } from '../answers.ts';
import { onLeave } from '../on-leave.ts';
import { recall } from '../pages-db.ts';
import { session } from '../session-state.ts';

export const PAGE_SIZE = 10;

interface Row {
  /** Where the server gives one, the next page begins after it, so that nothing is listed twice. */
  id?: number | undefined;
}
interface Answer<Item> {
  lists: Item[];
  has_next: 0 | 1;
}
export interface Ask {
  page: number;
  pageSize: typeof PAGE_SIZE;
  before?: number;
}

export interface PagedState<Item, Totals> {
  items: Item[];
  /** What the answer says besides its rows; null until the first one. */
  totals: Totals | null;
  hasNext: boolean;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  older: 'idle' | 'loading' | 'failed';
}

export interface PagedList<Item, Totals> {
  readonly state: PagedState<Item, Totals>;
  /** Reads the first page anew; older rows that follow on it stay. @throws ApiError; what is held stays */
  load(): Promise<void>;
  /** Reads the next older page, if there is one. @throws ApiError */
  loadOlder(): Promise<void>;
}

/** @param name of the answer that is kept @param read sends the call */
export function pagedList<Item extends Row & object, Totals extends object>(
  name: string,
  read: (ask: Ask) => Promise<Answer<Item> & Totals>,
): PagedList<Item, Totals> {
  const nothing = (): PagedState<Item, Totals> => ({
    items: [],
    totals: null,
    hasNext: false,
    state: 'idle',
    older: 'idle',
  });
  const held = proxy(nothing()) as PagedState<Item, Totals>;
  let page = 1;
  /** Rises with each reading of the first page: an answer from before belongs to another list. */
  let turn = 0;

  const show = ({ lists, has_next, ...totals }: Answer<Item> & Totals): void => {
    const fresh = new Set(lists.map(({ id }) => id));
    const joins = held.items.findIndex(({ id }) => id !== undefined && fresh.has(id)) >= 0;
    const older = joins ? held.items.filter(({ id }) => id !== undefined && !fresh.has(id)) : [];
    held.items = [...lists, ...older].map((item) => ref(item));
    held.totals = ref(totals as unknown as Totals);
    if (older.length > 0) return;
    held.hasNext = has_next === 1;
    page = 1;
  };

  onLeave(() => {
    turn += 1;
    Object.assign(held, nothing());
  });

  return {
    state: held,
    async load() {
      const { token, userId } = session;
      turn += 1;
      const mine = turn;
      const current = () => mine === turn && session.token === token;
      Object.assign(held, { state: 'loading', older: 'idle' });
      if (held.items.length === 0) {
        const kept = (await recall('answers', userId, name)) as (Answer<Item> & Totals) | undefined;
        if (kept && current()) show({ ...kept, has_next: 0 });
      }
      try {
        const answer = await read({ page: 1, pageSize: PAGE_SIZE });
        if (!current()) return;
        show(answer);
        held.state = 'ready';
        void keepAnswer(name, answer);
      } catch (error) {
        if (current()) held.state = 'failed';
        throw error;
      }
    },
    async loadOlder() {
      if (!held.hasNext || held.older === 'loading' || held.state === 'loading') return;
      const mine = turn;
      const before = held.items.at(-1)?.id;
      held.older = 'loading';
      try {
        const answer = await read({
          page: page + 1,
          pageSize: PAGE_SIZE,
          ...(before === undefined ? {} : { before }),
        });
        if (mine !== turn) return;
        page += 1;
        held.items = [...held.items, ...answer.lists.map((item) => ref(item))];
        Object.assign(held, { hasNext: answer.has_next === 1, older: 'idle' });
      } catch (error) {
        if (mine === turn) held.older = 'failed';
        throw error;
      }
    },
  };
}
