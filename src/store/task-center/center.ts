import { proxy, ref } from 'valtio';
import type { CallAnswer, CallInput } from '../../api/call.ts';
import { listTasks, type TaskItem } from '../../api/task-list.ts';
import { client } from '../client.ts';
import { createRemote, type RemoteState } from '../remote.ts';
import type { Filter } from './join.ts';
import type { TaskPhase } from './rows.ts';

const NOTHING: Filter = { phase: '', kind: '', search: '' };

interface Center extends RemoteState {
  items: TaskItem[];
  hasNext: boolean;
  /** Kinds that the member has tasks of. */
  kinds: string[];
  filter: Filter;
  older: 'idle' | 'loading' | 'failed';
  /** Whether the server's list was loaded in this visit. */
  listed: boolean;
}
const nothing = (): Center => ({
  items: [],
  hasNext: false,
  kinds: [],
  filter: { ...NOTHING },
  state: 'idle',
  older: 'idle',
  cached: false,
  listed: false,
});

/** The server's list of all tasks, as far as it is loaded. */
export const center = proxy(nothing());

/** The server's filter for a phase. Only the engine knows `unknown` tasks; at the server they are open. */
const STATES: Record<TaskPhase, NonNullable<CallInput<typeof listTasks>['state']>> = {
  running: 'open',
  unknown: 'open',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

const asked = ({ phase, kind, search }: Filter): CallInput<typeof listTasks> => ({
  ...(phase ? { state: STATES[phase] } : {}),
  ...(kind ? { kind } : {}),
  ...(search.trim() ? { search: search.trim() } : {}),
});

const isOpen = ({ state }: TaskItem): boolean => state === 'waiting' || state === 'running';

/**
 * Loaded rows that stay below a page that was read again: those that follow on its last one. None if rows may be missing between them,
 * as after more ends than a page has: these come with the next page.
 */
function below(page: readonly TaskItem[], held: readonly TaskItem[]): TaskItem[] {
  const ids = new Set(page.map(({ task_id }) => task_id));
  const others = held.filter(({ task_id }) => !ids.has(task_id));
  const last = page.filter((item) => !isOpen(item)).at(-1);
  const follows = held.some((item) => item.task_id === last?.task_id && !isOpen(item));
  // a task that was open here has ended, and stands somewhere below
  if (!last || !follows || others.some(isOpen)) return [];
  return others.filter(({ created_at }) => created_at <= last.created_at);
}

// rows are replaced whole and never changed in place: no need for proxies inside them
const refs = (items: readonly TaskItem[]): TaskItem[] => items.map((item) => ref(item));

const isWhole = (filter: Filter): boolean => Object.keys(asked(filter)).length === 0;

/** The filter of the loaded list. Loaded pages belong below an answer to the same filter only. */
let readFor: Filter | null = null;

const remote = createRemote<
  CallAnswer<typeof listTasks>,
  Pick<CallAnswer<typeof listTasks>, 'lists' | 'kinds'>
>(center, {
  name: () => 'studio/task/list|1',
  ask: () => client.send(listTasks, asked(center.filter)),
  // only the unfiltered list is cached
  isEmpty: () => center.items.length === 0 && isWhole(center.filter),
  clear: () => Object.assign(center, nothing()),
  showCached: ({ lists, kinds }) => {
    Object.assign(center, { items: refs(lists), kinds });
  },
  show: ({ lists, has_next, kinds }) => {
    const held = center.cached || readFor !== center.filter || has_next === 0 ? [] : center.items;
    const older = below(lists, held);
    center.items = refs([...lists, ...older]);
    // pages already loaded know better whether more follow
    if (older.length === 0) center.hasNext = has_next === 1;
    Object.assign(center, { kinds, listed: true });
    readFor = center.filter;
    return isWhole(center.filter) ? { lists, kinds } : null;
  },
});

/** Clears the list when the account changes. */
export const clearCenter = remote.forget;

/** Loads the first page; older pages stay. @throws ApiError; the cached list stays */
export async function loadTasks(): Promise<void> {
  await remote.load();
}

/** Loads the next older page, if there is one. @throws ApiError */
export async function loadOlderTasks(): Promise<void> {
  const last = center.items.filter((item) => !isOpen(item)).at(-1);
  if (!center.hasNext || center.older === 'loading' || !last) return;
  center.older = 'loading';
  // the filter object is replaced as a whole, also when the account changes
  const { filter } = center;
  const current = () =>
    center.filter === filter && center.items.some(({ task_id }) => task_id === last.task_id);
  try {
    const { lists, has_next } = await client.send(listTasks, {
      ...asked(filter),
      before: last.task_id,
    });
    if (!current()) {
      // the list was read anew meanwhile, and begins elsewhere
      if (center.filter === filter) center.older = 'idle';
      return;
    }
    const held = new Set(center.items.map(({ task_id }) => task_id));
    center.items = [
      ...center.items,
      ...lists.filter(({ task_id }) => !held.has(task_id)).map((item) => ref(item)),
    ];
    Object.assign(center, { hasNext: has_next === 1, older: 'idle' });
  } catch (error) {
    if (current()) center.older = 'failed';
    throw error;
  }
}

/** Filters the list and reloads it. @throws ApiError; without a network, the loaded tasks are filtered here */
export async function filterTasks(change: Partial<Filter>): Promise<void> {
  Object.assign(center, { filter: { ...center.filter, ...change }, hasNext: false, older: 'idle' });
  await loadTasks();
}

/** Replaces a task with the server's newest row. */
export function putTask(item: TaskItem): void {
  center.items = center.items.map((held) => (held.task_id === item.task_id ? ref(item) : held));
}
