import type { EngineDb } from '../db.ts';
import type { Change, TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { type Delta, record } from './journal.ts';

/**
 * Ends a task that the server has cancelled for the signed-in account. Answers still in flight cannot reopen it. A task that has
 * already ended stays as it is. Nothing is announced, because the person cancelled it.
 * @param result fields about its points
 */
export const endCancelled = (
  db: EngineDb,
  { kind, id, result }: { kind: string; id: string; result: Record<string, unknown> },
  now: number,
): Promise<Delta> =>
  db.write(async (tx) => {
    const { user } = await authIn(tx);
    const all = await tx.objectStore('tasks').index('user').getAll(user);
    const rows = all
      .filter((row) => row.kind === kind && row.id === id && row.final === null)
      .map(
        (row): TaskRow => ({
          ...row,
          open: 0,
          unknown: false,
          final: 'cancelled',
          result: { ...row.result, ...result },
          rev: row.rev + 1,
          endedAt: now,
        }),
      );
    await Promise.all(rows.map((row) => tx.objectStore('tasks').put(row)));
    return record(
      tx,
      rows.map((task): Change => ({ type: 'task', task })),
    );
  }, 'strict');
