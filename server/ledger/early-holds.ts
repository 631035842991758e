/** Points held for work that has no task, because the member waits for it. */
import type { Database, Queries } from '../db/database.ts';
import { newKey } from '../secrets.ts';
import { hold, refund } from './ledger.ts';

/** Longer than any such work may take. */
const LOST_AFTER_SECONDS = 5 * 60;

/** A task's id has no colon, so these are found among the holds of tasks. */
const toolOf = (id: string): string => id.split(':')[0] ?? '';

/**
 * Holds points before the work begins, so that parallel requests cannot do more work than the balance pays for. Settle the hold in the
 * transaction that stores the result, or give it back with `refundEarly`.
 * @returns the hold's id
 * @throws Refusal 2001 when there are too few points
 */
export async function holdEarly(
  db: Database,
  { userId, points, tool }: { userId: number; points: number; tool: string },
): Promise<string> {
  const taskId = `${tool}:${newKey()}`;
  await db.transaction((client) => hold(client, { taskId, userId, points, tool }));
  return taskId;
}

/** Gives the points back if the hold was not settled; null for no hold. Repeating it changes nothing. */
export async function refundEarly(db: Database, id: string | null): Promise<void> {
  if (id !== null) await db.transaction((client) => refund(client, id, toolOf(id)));
}

/** Refunds holds whose process died before it could. @param age seconds since they were held */
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
