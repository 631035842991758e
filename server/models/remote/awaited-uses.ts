/** Uses of services by waiting members: they have no task, but count against the daily limits. */
import { TextNotBegun, TextRefused, TextRefusedLater } from '../../../generators/text/texts.ts';
import type { Database } from '../../db/database.ts';
import { newKey } from '../../secrets.ts';
import type { Medium } from '../media.ts';
import type { Model, UseCosts } from '../model.ts';
import { RequestNotSent, ServiceBusy, ServiceLocked, ServiceLockedLater, ServiceRefused } from './faults.ts';
import { requireMeans } from './spending.ts';

const PART = 'awaited';

/** Records a use before it starts. @returns its id @throws Refusal if the row is paused, or its limits are reached */
export async function beginUse<M extends Medium>(
  db: Database,
  userId: number | null,
  model: Model<M>,
  { service, usd }: UseCosts,
): Promise<string> {
  const id = `now:${newKey()}`;
  await db.transaction(async (client) => {
    await requireMeans(client, userId, [model]);
    await client.query(
      `INSERT INTO model_requests (task_id, part, user_id, model_id, service, state, usd, submitted_at)
       VALUES ($1, $2, $3, $4, $5, 'submitted', $6, now())`,
      [id, PART, userId, model.id, service, usd],
    );
  });
  return id;
}

/** Errors of services that have begun nothing, and bill nothing. */
const FREE = [RequestNotSent, ServiceBusy, ServiceLocked, ServiceRefused, TextNotBegun, TextRefused];
/** Those that came after work, which is billed. */
const BILLED = [ServiceLockedLater, TextRefusedLater];

/** Records the end of a use. @param error null on success. A use that the service has not started costs nothing */
export async function endUse(db: Database, id: string, error: unknown): Promise<void> {
  const isOf = (kind: new (...words: never[]) => Error) => error instanceof kind;
  const free = FREE.some(isOf) && !BILLED.some(isOf);
  await db.query(
    `UPDATE model_requests SET state = $3, usd = CASE WHEN $4 THEN 0 ELSE usd END, ended_at = now()
     WHERE task_id = $1 AND part = $2`,
    [id, PART, error === null ? 'done' : 'failed', free],
  );
}
