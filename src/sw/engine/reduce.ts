import type { PollResult, TaskKind } from '../../api/task-kind.ts';
import type { Final, TaskRow } from '../protocol.ts';

/** Answers in a row that may leave an id out before it is set aside as unknown. */
export const MISSING_LIMIT = 12;

/** How a state number reads for a kind; null is pending, and so is every number the documents do not name (B-02). */
export function finalOf({ states }: Pick<TaskKind, 'states'>, state: number): Final | null {
  if (states.done.includes(state)) return 'done';
  if (states.failed.includes(state)) return 'failed';
  if (states.expired.includes(state)) return 'expired';
  return null;
}

/** Whoever cancels a task knows it: only the other ends are announced, and new until they are seen. */
export const isAnnounced = (final: Final | null): boolean => final !== null && final !== 'cancelled';

/**
 * The one place where a task's state moves. `told` is what an answer says of the task, null when it left the id out.
 * @returns the new row, or null when nothing changes: an ended task never moves again, whatever a late answer says
 */
export function reduceTask(
  row: TaskRow,
  told: PollResult | null,
  kind: TaskKind,
  now: number,
): TaskRow | null {
  if (row.final !== null) return null;
  if (!told) return missed(row);
  // the documents' states call what was cancelled failed; our server says which it is
  const final = told.result.cancelled === 1 ? 'cancelled' : finalOf(kind, told.state);
  const result = { ...row.result, ...told.result };
  const same =
    final === null &&
    row.state === told.state &&
    row.missing === 0 &&
    !row.unknown &&
    JSON.stringify(result) === JSON.stringify(row.result);
  if (same) return null;
  return {
    ...row,
    state: told.state,
    result,
    final,
    open: final === null ? 1 : 0,
    unknown: false,
    missing: 0,
    rev: row.rev + 1,
    endedAt: final === null ? null : now,
    ...(isAnnounced(final) ? { unseen: true } : {}),
  };
}

function missed(row: TaskRow): TaskRow {
  const missing = row.missing + 1;
  const unknown = missing >= MISSING_LIMIT;
  return { ...row, missing, unknown, open: unknown ? 0 : 1, rev: row.rev + 1 };
}
