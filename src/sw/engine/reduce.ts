import type { PollResult, TaskKind } from '../../api/task-kind.ts';
import type { Final, TaskRow } from '../protocol.ts';

/** A task is set aside as unknown after this many consecutive answers without its id. */
export const MISSING_LIMIT = 12;

/** The end that a state number means for a kind; null is pending, and so is any number the documents do not name (B-02). */
export function finalOf({ states }: Pick<TaskKind, 'states'>, state: number): Final | null {
  if (states.done.includes(state)) return 'done';
  if (states.failed.includes(state)) return 'failed';
  if (states.expired.includes(state)) return 'expired';
  return null;
}

/**
 * Cancelled tasks are not announced, because the person who cancelled knows, nor quiet ones. All other ends are, and stay new until
 * seen.
 */
export const isAnnounced = ({ final, quiet }: Pick<TaskRow, 'final' | 'quiet'>): boolean =>
  final !== null && final !== 'cancelled' && quiet !== true;

/**
 * The only place where a task's state changes. `answer` is the poll's result for the task, null if the id was missing.
 * @returns the new row, or null if nothing changes: an ended task never changes again, whatever a late answer says
 */
export function reduceTask(
  row: TaskRow,
  answer: PollResult | null,
  kind: TaskKind,
  now: number,
): TaskRow | null {
  if (row.final !== null) return null;
  if (!answer) return missed(row);
  // the documents' states report a cancelled task as failed; our server adds which it is
  const final = answer.result.cancelled === 1 ? 'cancelled' : finalOf(kind, answer.state);
  const result = { ...row.result, ...answer.result };
  const same =
    final === null &&
    row.state === answer.state &&
    row.missing === 0 &&
    !row.unknown &&
    JSON.stringify(result) === JSON.stringify(row.result);
  if (same) return null;
  return {
    ...row,
    state: answer.state,
    result,
    final,
    open: final === null ? 1 : 0,
    unknown: false,
    missing: 0,
    rev: row.rev + 1,
    endedAt: final === null ? null : now,
    ...(isAnnounced({ ...row, final }) ? { unseen: true } : {}),
  };
}

function missed(row: TaskRow): TaskRow {
  const missing = row.missing + 1;
  const unknown = missing >= MISSING_LIMIT;
  return { ...row, missing, unknown, open: unknown ? 0 : 1, rev: row.rev + 1 };
}
