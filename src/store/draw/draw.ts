import { proxy, snapshot } from 'valtio';
import type { CallAnswer } from '../../api/call.ts';
import { type DrawRecord, deleteDraw, listDraws, restoreDraw } from '../../api/draw.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { deletions } from '../deletions.ts';
import { createRemote, type RemoteState } from '../remote.ts';
import { onRowNews } from '../row-tabs.ts';
import { adoptTasks } from '../tasks/tasks.ts';
import { allowRecord, joinRecords, patchRecord, shareRecords, takeRecord } from './draw-lists.ts';
import { withStar } from './stars.ts';

interface History extends RemoteState {
  /** Oldest first: the newest stands at the bottom (DRAW-01). */
  records: DrawRecord[];
  /** Whether older ones exist. */
  hasNext: boolean;
  page: number;
  older: 'idle' | 'loading' | 'failed';
}
const nothing = (): History => ({
  records: [],
  hasNext: false,
  page: 0,
  older: 'idle',
  state: 'idle',
  cached: false,
});

/** The drawing history of the signed-in account. */
export const draw = shareRecords(proxy(nothing()));

const PAGE_SIZE = 10;
const isPending = (state: number) => state !== 1 && state !== 4;

const join: typeof joinRecords = (older, newer) => joinRecords(older.map(withStar), newer.map(withStar));

/** Starts tracking pending records that this device does not track yet (ENGINE-33). */
export const adoptDraws = (records: readonly DrawRecord[]): Promise<void> =>
  adoptTasks(
    'draw',
    records
      .filter(({ state, task_id }) => task_id && isPending(state))
      .map(({ task_id, state, message_input, tool_name }) => ({
        id: task_id,
        state,
        context: { kind: 'draw', page: '/draw', prompt: message_input, tool: tool_name },
      })),
  );

/** Records added while the newest page was loading; its answer may not have them. */
const added = new Set<number>();

/** Counts how often the pages began anew: an older one that was asked for before would not meet those that are shown. */
let pagesBegan = 0;

/** The shown records that follow on a page; none if there may be others between them, made on another device. */
function olderThan(page: readonly DrawRecord[], shown: readonly DrawRecord[]): DrawRecord[] {
  const oldest = Math.min(...page.map(({ draw_id }) => draw_id));
  const at = shown.findIndex(({ draw_id }) => draw_id === oldest);
  return at < 0 ? [] : shown.slice(0, at);
}

/** The newest page, as shown. */
const newest = () => snapshot(draw).records.slice(-PAGE_SIZE) as DrawRecord[];

const remote = createRemote<CallAnswer<typeof listDraws>, DrawRecord[]>(draw, {
  name: () => 'draw/lists|1',
  ask: () => client.send(listDraws, { page: 1, pageSize: PAGE_SIZE }),
  isEmpty: () => draw.records.length === 0,
  clear: () => {
    added.clear();
    Object.assign(draw, nothing());
  },
  showCached: (cached) => {
    draw.records = join([], cached);
  },
  show: ({ lists, has_next }) => {
    // whether the cached page has a gap below it, and what follows there, is unknown
    const older = draw.cached || has_next === 0 ? [] : olderThan(lists, draw.records);
    const staying = draw.records.filter(({ draw_id }) => added.has(draw_id));
    const oldest = draw.records[0]?.draw_id;
    draw.records = join([...older, ...staying], lists);
    // the pages that were read know better whether more follow
    if (older.length === 0) Object.assign(draw, { hasNext: has_next === 1, page: 1 });
    if (draw.records[0]?.draw_id !== oldest) {
      pagesBegan += 1;
      draw.older = 'idle';
    }
    return newest();
  },
});

/** Clears the history when the account changes. */
export const clearDraws = remote.forget;

/** Loads the newest page (DRAW-02). @throws ApiError; the cached records stay */
export async function loadDraws(): Promise<void> {
  if (draw.state === 'loading') return;
  added.clear();
  const answer = await remote.load();
  if (answer) await adoptDraws(answer.lists);
}

/** Loads the next older page, if there is one (DRAW-03). @throws ApiError; the page counter does not change */
export async function loadOlderDraws(): Promise<void> {
  const oldest = draw.records[0];
  if (!draw.hasNext || draw.older === 'loading' || !oldest) return;
  const { token } = session;
  const mine = pagesBegan;
  const isCurrent = () => session.token === token && pagesBegan === mine;
  draw.older = 'loading';
  try {
    const page = draw.page + 1;
    const { lists, has_next } = await client.send(listDraws, {
      page,
      pageSize: PAGE_SIZE,
      before: oldest.draw_id,
    });
    if (!isCurrent()) return;
    Object.assign(draw, {
      records: join(lists, draw.records),
      hasNext: has_next === 1,
      page,
      older: 'idle',
    });
    await adoptDraws(lists);
  } catch (error) {
    if (isCurrent()) draw.older = 'failed';
    throw error;
  }
}

/** @param returned whether it was deleted before */
type Listener = (record: DrawRecord, returned: boolean) => void;
const listeners = new Set<Listener>();

/** Registers a listener for each record that is added at the end of the history. */
export const onDrawAdded = (listener: Listener): void => void listeners.add(listener);

/** Adds a new record at the end of the history (DRAW-25). */
export function addDraw(record: DrawRecord, returned = false): void {
  added.add(record.draw_id);
  draw.records = join(draw.records, [record]);
  remote.cache(newest());
  for (const listener of listeners) listener(record, returned);
}

/** Removes a record from every list. @returns puts it back */
function take(id: number): () => void {
  const wasAdded = added.delete(id);
  const putBack = takeRecord(id);
  remote.cache(newest());
  return () => {
    if (wasAdded) added.add(id);
    putBack();
    remote.cache(newest());
  };
}

/** Shows a restored record again. */
function showAgain(record: DrawRecord): void {
  allowRecord(record.draw_id);
  const oldest = draw.records[0]?.draw_id ?? 0;
  // one that is older than what was loaded comes with its page: here it would hide the gap before it
  if (record.draw_id > oldest || !draw.hasNext) addDraw(record, true);
  else for (const listener of listeners) listener(record, true);
}

/** Deletes a record; one under way is cancelled. @throws ApiError; it is then back */
export const removeDraw = deletions<DrawRecord>({
  kind: 'draw',
  take,
  showAgain,
  sendDelete: (draw_id) => client.send(deleteDraw, { draw_id }),
  sendRestore: (draw_id) => client.send(restoreDraw, { draw_id }),
  adopt: adoptDraws,
});

onRowNews<DrawRecord>('draw', (news) => {
  if (news.kind === 'restored') return showAgain(news.row);
  if (news.kind === 'deleted') return void take(news.id);
  patchRecord(news.id, { starred: news.starred });
  remote.cache(newest());
});
