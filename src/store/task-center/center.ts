import { proxy, ref } from 'valtio';
import type { CallInput } from '../../api/call.ts';
import { listTasks, type TaskItem } from '../../api/task-list.ts';
import { onLeave } from '../account/on-leave.ts';
import { session } from '../account/session-state.ts';
import { keepAnswer } from '../answers.ts';
import { client } from '../client.ts';
import { recall } from '../pages-db.ts';
import type { Filter } from './join.ts';
import type { TaskPhase } from './rows.ts';

const NOTHING: Filter = { phase: '', kind: '', search: '' };

/** The server's list of all tasks, as far as it has been read. */
export const center = proxy({
  items: [] as TaskItem[],
  hasNext: false,
  /** Kinds that the member has tasks of. */
  kinds: [] as string[],
  filter: { ...NOTHING },
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  older: 'idle' as 'idle' | 'loading' | 'failed',
  /** What is shown was kept from an earlier visit. */
  kept: false,
  /** Whether the server's list has been read in this visit. */
  listed: false,
  /** The login whose tasks these are. */
  owner: null as string | null,
});

const KEPT = 'studio/task/list|1';

/** The server's word for a phase; what is unknown is unknown to the engine alone, and open at the server. */
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

/** A page read anew takes the place of what it covers; older ended tasks, and nothing else, stay. */
function join(fresh: readonly TaskItem[], held: readonly TaskItem[]): TaskItem[] {
  const ids = new Set(fresh.map(({ task_id }) => task_id));
  const oldest = fresh.filter((item) => !isOpen(item)).at(-1)?.created_at;
  const older = held.filter(
    (item) => !isOpen(item) && !ids.has(item.task_id) && oldest !== undefined && item.created_at <= oldest,
  );
  // rows are replaced whole and never changed in place: no need for proxies inside them
  return [...fresh, ...older].map((item) => ref(item));
}

/** Forgets the list, when another account takes over. */
export function clearCenter(): void {
  Object.assign(center, {
    items: [],
    hasNext: false,
    kinds: [],
    filter: { ...NOTHING },
    state: 'idle',
    older: 'idle',
    kept: false,
    listed: false,
    owner: null,
  });
}

/** Raised by each change of the filter: an answer to an older one is dropped. */
let turn = 0;
/** The filter whose answer is held. */
let readFor = 0;

/**
 * Reads the first page, after showing what was kept from the last visit; older pages that have been read stay.
 * @throws ApiError; what was kept stays on the screen
 */
export async function loadTasks(): Promise<void> {
  const { token, userId } = session;
  if (!token) return;
  if (center.owner !== token) clearCenter();
  center.owner = token;
  center.state = 'loading';
  const mine = turn;
  const current = () => mine === turn && session.token === token;
  if (center.items.length === 0 && isWhole(center.filter)) await showKept(userId, current);
  try {
    const { lists, has_next, kinds } = await client.send(listTasks, asked(center.filter));
    if (!current()) return;
    const held = center.kept || readFor !== mine ? [] : center.items;
    const before = held.length;
    center.items = join(lists, held);
    // pages that were read before still stand below, and know better whether more follows
    if (before <= lists.length) center.hasNext = has_next === 1;
    Object.assign(center, { kinds, kept: false, listed: true, state: 'ready' });
    readFor = mine;
    if (isWhole(center.filter) && session.userId) void keepAnswer(token, KEPT, { lists, kinds });
  } catch (error) {
    if (current()) center.state = 'failed';
    throw error;
  }
}

const isWhole = (filter: Filter): boolean => Object.keys(asked(filter)).length === 0;

async function showKept(userId: number, current: () => boolean): Promise<void> {
  const kept = (await recall('answers', userId, KEPT)) as { lists: TaskItem[]; kinds: string[] } | undefined;
  if (!kept?.lists.length || !current() || center.items.length > 0) return;
  Object.assign(center, { items: join(kept.lists, []), kinds: kept.kinds, kept: true });
}

/** Reads the next older page, only while there is more. @throws ApiError */
export async function loadOlderTasks(): Promise<void> {
  const last = center.items.filter((item) => !isOpen(item)).at(-1);
  if (!center.hasNext || center.older === 'loading' || !last) return;
  center.older = 'loading';
  const mine = turn;
  try {
    const { lists, has_next } = await client.send(listTasks, {
      ...asked(center.filter),
      before: last.task_id,
    });
    if (mine !== turn) return;
    const held = new Set(center.items.map(({ task_id }) => task_id));
    center.items = [
      ...center.items,
      ...lists.filter(({ task_id }) => !held.has(task_id)).map((item) => ref(item)),
    ];
    Object.assign(center, { hasNext: has_next === 1, older: 'idle' });
  } catch (error) {
    if (mine === turn) center.older = 'failed';
    throw error;
  }
}

/** Narrows the list, and reads it anew. @throws ApiError; without a network what is held is narrowed here */
export async function filterTasks(change: Partial<Filter>): Promise<void> {
  turn += 1;
  Object.assign(center.filter, change);
  Object.assign(center, { hasNext: false, older: 'idle' });
  await loadTasks();
}

/** One task as the server has just told it. */
export function putTask(item: TaskItem): void {
  center.items = center.items.map((held) => (held.task_id === item.task_id ? ref(item) : held));
}

onLeave(clearCenter);
