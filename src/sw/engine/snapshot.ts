import type { AuthRow, EngineDb } from '../db.ts';
import type { Change, IntentRow, TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';

export interface Snapshot {
  seq: number;
  auth: AuthRow;
  tasks: TaskRow[];
  /** Submits that have no answer yet. */
  intents: IntentRow[];
}

/** A page's starting point: all tasks and unanswered submits of the signed-in account and the number of the last change, read in one transaction. */
export const readSnapshot = (db: EngineDb): Promise<Snapshot> =>
  db.read(async (tx) => {
    const auth = await authIn(tx);
    return {
      seq: ((await tx.objectStore('meta').get('seq')) as number | undefined) ?? 0,
      auth,
      tasks: await tx.objectStore('tasks').index('user').getAll(auth.user),
      intents: await tx.objectStore('intents').index('user').getAll(auth.user),
    };
  });

/** The changes after `seq`, or null if some are no longer in the log and the page needs a new snapshot. */
export const changesAfter = (db: EngineDb, seq: number): Promise<{ seq: number; changes: Change[] } | null> =>
  db.read(async (tx) => {
    const last = ((await tx.objectStore('meta').get('seq')) as number | undefined) ?? 0;
    const rows = await tx.objectStore('log').getAll(IDBKeyRange.lowerBound(seq, true));
    return rows.length === last - seq ? { seq: last, changes: rows.map(({ change }) => change) } : null;
  });
