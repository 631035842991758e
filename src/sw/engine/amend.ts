import type { EngineDb } from '../db.ts';
import type { Change } from '../protocol.ts';
import { type Delta, record } from './journal.ts';

/** Merges fields into a task's result, even after its end, which does not change. Does nothing if the task is gone. */
export const amend = (db: EngineDb, key: string, result: Record<string, unknown>): Promise<Delta> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('tasks').get(key);
    if (!row) return record(tx, []);
    const task = { ...row, result: { ...row.result, ...result }, rev: row.rev + 1 };
    await tx.objectStore('tasks').put(task);
    return record(tx, [{ type: 'task', task } satisfies Change]);
  });
