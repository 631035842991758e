import { first, type Queries } from '../db/database.ts';
import { closeRequests } from '../models/remote/close-requests.ts';
import type { QueueWrites } from './queue-writes.ts';
import { refundTask } from './refund-task.ts';

/**
 * Cancels all of the member's open tasks for a project, or for some of its shots. Locks them before the first is refunded, in the order
 * that everybody takes: a worker that ends one of them waits for the member's points.
 */
export async function cancelTasksFor(
  client: Queries,
  queue: QueueWrites,
  userId: number,
  place: { projectId: number } | { shotIds: readonly number[] } | { roleId: number },
): Promise<void> {
  const [column, ids] =
    'shotIds' in place
      ? (['shot_id', place.shotIds] as const)
      : 'roleId' in place
        ? (['role_id', [place.roleId]] as const)
        : (['project_id', [place.projectId]] as const);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM tasks WHERE user_id = $1 AND ${column} = ANY($2::bigint[]) AND status IN ('waiting', 'running')
     ORDER BY id FOR NO KEY UPDATE`,
    [userId, ids],
  );
  for (const task of rows) await cancelTask(client, queue, userId, task.id);
}

/** Cancels one of the member's open tasks and refunds it. @returns false if no such task is open */
export async function cancelTask(
  client: Queries,
  queue: QueueWrites,
  userId: number,
  taskId: string,
): Promise<boolean> {
  const row = await first(
    client.query<{ tool: string; queue: string; job_id: string }>(
      `UPDATE tasks SET status = 'cancelled', failure = 'taskCancelled', lease_until = NULL, ended_at = now(),
         updated_at = now()
       WHERE id = $1 AND user_id = $2 AND status IN ('waiting', 'running') RETURNING tool, queue, job_id`,
      [taskId, userId],
    ),
  );
  if (!row) return false;
  await queue.cancel(client, row.queue, row.job_id);
  await refundTask(client, taskId, row.tool);
  await closeRequests(client, queue, taskId);
  return true;
}
