import { taskKey } from '../../api/notice-id.ts';
import type { TaskContext } from '../../api/task-context.ts';
import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { EngineDb, WriteTx } from '../db.ts';
import type { Change, TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { type Delta, record } from './journal.ts';
import { finalOf, MISSING_LIMIT } from './reduce.ts';

/** A task to track: from a submit's answer, or found pending in a loaded list. */
export interface FoundTask {
  kind: string;
  id: string;
  context: TaskContext;
  /** From a list; a submit's answer has none. */
  state?: number;
  createdAt?: number;
  /** When the list was asked for. An end that came after that is news, and the list is not. */
  asOf?: number;
  /** All that it stands for is tracked by itself: see the row's `quiet`. */
  quiet?: boolean;
}

/** The initial row of a task, or null if there is nothing to poll: the kind is unknown, or the task has ended. */
export function newRow(
  kinds: readonly TaskKind[],
  found: FoundTask,
  user: number,
  now: number,
): TaskRow | null {
  const kind = kindOf(kinds, found.kind);
  if (!kind || (found.state !== undefined && finalOf(kind, found.state) !== null)) return null;
  const lane = kind.lane(found.context, found.id);
  return {
    key: taskKey(user, lane, found.id),
    user,
    lane,
    id: found.id,
    kind: found.kind,
    open: 1,
    unknown: false,
    final: null,
    state: found.state ?? kind.starts,
    result: {},
    context: found.context,
    missing: 0,
    rev: 0,
    createdAt: found.createdAt ?? now,
    polledAt: 0,
    endedAt: null,
    ...(found.quiet ? { quiet: true } : {}),
  };
}

/** An ended task begins again only if its kind's ids recur, and if what says so is newer than the end. */
const canReopen = ({ final, endedAt }: TaskRow, { asOf }: FoundTask, kind: TaskKind | null): boolean =>
  final !== null && kind?.recurs === true && (asOf === undefined || asOf > (endedAt ?? 0));

/** A quiet task becomes one of its own, e.g. when a batch is submitted while a single picture is on its way. */
const getsLoud = ({ open, quiet }: TaskRow, found: FoundTask): boolean =>
  open === 1 && quiet === true && found.quiet !== true;

/**
 * Adds rows for tasks that have none, in the given transaction. An ended task is reopened only if its kind's ids recur.
 */
export async function addRows(
  tx: WriteTx,
  kinds: readonly TaskKind[],
  found: FoundTask[],
  user: number,
  now: number,
) {
  const rows: TaskRow[] = [];
  for (const one of found) {
    const row = newRow(kinds, one, user, now);
    if (!row) continue;
    const before = await tx.objectStore('tasks').get(row.key);
    if (before && !canReopen(before, one, kindOf(kinds, row.kind)) && !getsLoud(before, one)) continue;
    const added = { ...row, rev: (before?.rev ?? -1) + 1 };
    await tx.objectStore('tasks').put(added);
    rows.push(added);
  }
  return rows;
}

const asDelta = async (tx: WriteTx, rows: TaskRow[]): Promise<Delta & { lanes: string[] }> => ({
  ...(await record(
    tx,
    rows.map((task): Change => ({ type: 'task', task })),
  )),
  lanes: [...new Set(rows.map(({ lane }) => lane))],
});

/** Tracks tasks of the signed-in account (ENGINE-33). */
export const track = (db: EngineDb, kinds: readonly TaskKind[], found: FoundTask[], now: number) =>
  db.write(async (tx) => asDelta(tx, await addRows(tx, kinds, found, (await authIn(tx)).user, now)));

/**
 * Reopens tasks that were set aside as unknown, to poll them once more.
 * @param keys default: all unknown tasks of the account
 */
export const reopenUnknown = (db: EngineDb, keys?: readonly string[]) =>
  db.write(async (tx) => {
    const { user } = await authIn(tx);
    const all = await tx.objectStore('tasks').index('user').getAll(user);
    const rows = all
      .filter((row) => row.unknown && row.final === null && (keys?.includes(row.key) ?? true))
      // one more answer without the id sets it aside again
      .map((row) => ({
        ...row,
        open: 1 as const,
        unknown: false,
        missing: MISSING_LIMIT - 1,
        rev: row.rev + 1,
      }));
    await Promise.all(rows.map((row) => tx.objectStore('tasks').put(row)));
    return asDelta(tx, rows);
  });

/** Stops tracking a task that the person deleted or cancelled. Nothing is announced. */
export const untrack = (db: EngineDb, kind: string, id: string) =>
  db.write(async (tx) => {
    const { user } = await authIn(tx);
    const all = await tx.objectStore('tasks').index('user').getAll(user);
    const keys = all.filter((row) => row.kind === kind && row.id === id).map(({ key }) => key);
    await Promise.all(keys.map((key) => tx.objectStore('tasks').delete(key)));
    return record(
      tx,
      keys.map((key): Change => ({ type: 'removed', key })),
    );
  });
