import { type Notice, noticeIdOf, type TaskRow } from '../../src/sw/protocol.ts';

/**
 * An open task of account 7, as a row of the engine.
 * @param more overrides, e.g. a lane that differs from the kind's name
 */
export function taskRow(kind: string, id: string, more: Partial<TaskRow> = {}): TaskRow {
  const lane = more.lane ?? kind;
  return {
    key: `7|${lane}|${id}`,
    user: 7,
    lane,
    id,
    kind,
    open: 1,
    unknown: false,
    final: null,
    state: 0,
    result: {},
    context: { kind, page: `/${kind}` },
    missing: 0,
    rev: 0,
    createdAt: 1,
    polledAt: 0,
    endedAt: null,
    ...more,
  };
}

/** A task that has ended as done. */
export const doneRow = (kind: string, id: string, more: Partial<TaskRow> = {}): TaskRow =>
  taskRow(kind, id, { open: 0, final: 'done', state: 1, endedAt: 2, ...more });

/** Its notice, as offered to a page. */
export const noticeOfRow = (task: TaskRow): Notice => ({ id: noticeIdOf(task), task });
