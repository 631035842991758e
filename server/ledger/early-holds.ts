/** Points held for work without a task, because the member waits for it. */
import type { Database, Queries } from '../db/database.ts';
import { newKey } from '../secrets.ts';
import { hold, refund } from './ledger.ts';

/** Longer than any such work takes. */
const LOST_AFTER_SECONDS = 5 * 60;

/** Ids of tasks have no colon, so the colon distinguishes these holds from those of tasks. */
const toolOf = (id: string): string => id.split(':')[0] ?? '';

/**
 * Holds points before the work starts, so that parallel requests cannot exceed the balance. Settle the hold in the
 * transaction that stores the result, or refund it with `refundEarly`.
 * @returns the hold's id
 * @throws Refusal 2001 if there are too few points
 */
export async function holdEarly(
  db: Database,
  { userId, points, tool }: { userId: number; points: number; tool: string },
): Promise<string> {
  const taskId = `${tool}:${newKey()}`;
  await db.transaction((client) => hold(client, { taskId, userId, points, tool }));
  return taskId;
}

/** Refunds the hold if it was not settled; null for no hold. Idempotent. */
export async function refundEarly(db: Database, id: string | null): Promise<void> {
  if (id !== null) await db.transaction((client) => refund(client, id, toolOf(id)));
}

/** Refunds the holds of processes that died. @param age minimum seconds since the hold */
export async function refundLostHolds(db: Database, age = LOST_AFTER_SECONDS): Promise<void> {
  for (const id of await lostHolds(db, age)) await refundEarly(db, id);
}

async function lostHolds(db: Queries, age: number): Promise<string[]> {
  const { rows } = await db.query<{ task_id: string }>(
    `SELECT task_id FROM holds WHERE state = 'held' AND task_id LIKE '%:%'
       AND created_at <= now() - $1 * interval '1 second'`,
    [age],
  );
  return rows.map(({ task_id }) => task_id);
}
