/** Ends the requests of an ended task. */
import type { Queries } from '../../db/database.ts';
import { CANCELS, type QueueWrites } from '../../tasks/queue-writes.ts';

/**
 * Ends the requests of a task in the transaction that ends it: requests that were never sent cost nothing, and a job asks services
 * to cancel the others.
 */
export async function closeRequests(client: Queries, queue: QueueWrites, taskId: string): Promise<void> {
  const { rows } = await client.query<{ state: string; handle: unknown }>(
    `UPDATE model_requests SET ended_at = now(), next_check = NULL,
       usd = CASE WHEN state = 'planned' THEN 0 ELSE usd END,
       state = CASE state WHEN 'planned' THEN 'dropped' WHEN 'done' THEN 'done' ELSE 'cancelled' END
     WHERE task_id = $1 AND ended_at IS NULL AND state IN ('planned', 'intended', 'submitted', 'done') RETURNING state, handle`,
    [taskId],
  );
  if (rows.some(({ state, handle }) => state === 'cancelled' && handle !== null))
    await queue.send(client, CANCELS, { taskId });
}
