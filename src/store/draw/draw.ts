import { proxy, ref, snapshot } from 'valtio';
import { type DrawRecord, deleteDraw, listDraws, restoreDraw } from '../../api/draw.ts';
import { onLeave } from '../account/on-leave.ts';
import { session } from '../account/session-state.ts';
import { keepAnswer } from '../answers.ts';
import { client } from '../client.ts';
import { recall } from '../pages-db.ts';
import { adoptTasks, forgetTask } from '../tasks/tasks.ts';

/** The drawing history of the signed-in account. */
export const draw = proxy({
  /** Oldest first: the newest stands at the bottom (DRAW-01). */
  records: [] as DrawRecord[],
  /** Whether older ones exist. */
  hasNext: false,
  page: 0,
  first: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  older: 'idle' as 'idle' | 'loading' | 'failed',
  /** What is shown was kept from an earlier visit. */
  kept: false,
  /** The login whose records these are: whose it is may be known only later. */
  owner: null as string | null,
});

const PAGE_SIZE = 10;
const KEPT = 'draw/lists|1';
const PENDING = (state: number) => state !== 1 && state !== 4;

/** Joins two sets of records, one of each id, oldest first; `newer` wins. */
function join(older: readonly DrawRecord[], newer: readonly DrawRecord[]): DrawRecord[] {
  const byId = new Map([...older, ...newer].map((record) => [record.draw_id, record]));
  // records are replaced whole and never changed in place: no need for proxies inside them
  return [...byId.values()].sort((a, b) => a.draw_id - b.draw_id).map((record) => ref(record));
}

/** Pending records begun elsewhere, or before this device knew of them, join the engine's tracking (ENGINE-33). */
const adopt = (records: readonly DrawRecord[]): Promise<void> =>
  adoptTasks(
    'draw',
    records
      .filter(({ state, task_id }) => task_id && PENDING(state))
      .map(({ task_id, state, message_input, tool_name }) => ({
        id: task_id,
        state,
        context: { kind: 'draw', page: '/draw', prompt: message_input, tool: tool_name },
      })),
  );

/** Records that were added while the newest page was being read: the answer may be older than they are. */
const added = new Set<number>();

/** Forgets the history on the screen, when another account takes over. */
export function clearDraws(): void {
  added.clear();
  Object.assign(draw, {
    records: [],
    hasNext: false,
    page: 0,
    first: 'idle',
    older: 'idle',
    kept: false,
    owner: null,
  });
}

/**
 * Reads the newest page (DRAW-02), after showing what was kept from the last visit.
 * @throws ApiError; what was kept stays on the screen
 */
export async function loadDraws(): Promise<void> {
  const { token, userId } = session;
  if (!token || draw.first === 'loading') return;
  if (draw.owner !== token) clearDraws();
  draw.owner = token;
  draw.first = 'loading';
  added.clear();
  if (draw.records.length === 0) await showKept(userId, token);
  try {
    const { lists, has_next } = await client.send(listDraws, { page: 1, pageSize: PAGE_SIZE });
    if (session.token !== token) return;
    const fresh = draw.kept || draw.page <= 1;
    const staying = fresh ? draw.records.filter(({ draw_id }) => added.has(draw_id)) : draw.records;
    draw.records = join(staying, lists);
    if (fresh) Object.assign(draw, { hasNext: has_next === 1, page: 1, kept: false });
    draw.first = 'ready';
    keepNewest();
    await adopt(lists);
  } catch (error) {
    if (session.token === token) draw.first = 'failed';
    throw error;
  }
}

/** Keeps the newest page for a start without the network, as it stands on the screen. */
function keepNewest(): void {
  void keepAnswer(draw.owner, KEPT, snapshot(draw).records.slice(-PAGE_SIZE));
}

async function showKept(userId: number, token: string): Promise<void> {
  const kept = (await recall('answers', userId, KEPT)) as DrawRecord[] | undefined;
  if (!kept?.length || session.token !== token || draw.records.length > 0) return;
  draw.records = join([], kept);
  draw.kept = true;
}

/** Reads the next older page, only while there is more (DRAW-03). @throws ApiError; the page counter stays where it was */
export async function loadOlderDraws(): Promise<void> {
  const oldest = draw.records[0];
  if (!draw.hasNext || draw.older === 'loading' || !oldest) return;
  const { owner } = draw;
  draw.older = 'loading';
  try {
    const page = draw.page + 1;
    const { lists, has_next } = await client.send(listDraws, {
      page,
      pageSize: PAGE_SIZE,
      before: oldest.draw_id,
    });
    if (session.token !== owner) return;
    Object.assign(draw, {
      records: join(lists, draw.records),
      hasNext: has_next === 1,
      page,
      older: 'idle',
    });
    await adopt(lists);
  } catch (error) {
    if (session.token === owner) draw.older = 'failed';
    throw error;
  }
}

/** Puts a new record at the end of the history (DRAW-25). */
export function addDraw(record: DrawRecord): void {
  added.add(record.draw_id);
  draw.records = join(draw.records, [record]);
  keepNewest();
}

/** Takes a record away at once and tells the server; comes back when the server refuses. @throws ApiError */
export async function removeDraw(id: number): Promise<void> {
  const { owner } = draw;
  const record = draw.records.find(({ draw_id }) => draw_id === id);
  added.delete(id);
  draw.records = draw.records.filter(({ draw_id }) => draw_id !== id);
  keepNewest();
  try {
    await client.send(deleteDraw, { draw_id: id });
    if (record?.task_id) await forgetTask('draw', record.task_id);
  } catch (error) {
    if (record && session.token === owner) addDraw(record);
    throw error;
  }
}

/** Brings a deleted record back. @throws ApiError */
export async function bringBackDraw(id: number): Promise<void> {
  const { owner } = draw;
  const record = await client.send(restoreDraw, { draw_id: id });
  if (session.token !== owner) return;
  addDraw(record);
  await adopt([record]);
}

onLeave(clearDraws);
