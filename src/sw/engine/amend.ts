import type { EngineDb } from '../db.ts';
import type { Change } from '../protocol.ts';
import { type Delta, record } from './journal.ts';

/** Adds to what is known of a task, also one that has ended; its end stays what it is. Nothing for a task that is gone. */
export const amend = (db: EngineDb, key: string, result: Record<string, unknown>): Promise<Delta> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('tasks').get(key);
    if (!row) return record(tx, []);
    const task = { ...row, result: { ...row.result, ...result }, rev: row.rev + 1 };
    await tx.objectStore('tasks').put(task);
    return record(tx, [{ type: 'task', task } satisfies Change]);
  });
