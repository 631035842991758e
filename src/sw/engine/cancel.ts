import type { EngineDb } from '../db.ts';
import type { Change, TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { type Delta, record } from './journal.ts';

/**
 * The server has cancelled a task of the signed-in account: it ends here too, and no answer that is still on its way opens it
 * again. One that has ended stays as it is. Nothing is announced, since the person did it.
 * @param result what became of its points
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
