import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { Queue } from '../../tasks/queue.ts';
import { cancelTask } from '../../tasks/tasks.ts';
import type { ProjectRow } from './projects.ts';

/** Hides a project and ends what is still running for it, with its points given back. Call it in a transaction. */
export async function deleteProject(
  client: Queries,
  queue: Queue,
  { id, user_id, task_id }: ProjectRow,
): Promise<void> {
  await client.query('UPDATE projects SET deleted_at = now() WHERE id = $1', [id]);
  await cancelOpen(
    client,
    queue,
    user_id,
    `id = $3 OR id IN (SELECT task_id FROM draws WHERE project_id = $2)
       OR id IN (SELECT task_id FROM clips WHERE project_id = $2)
       OR id IN (SELECT task_id FROM exports WHERE project_id = $2)`,
    [id, task_id],
  );
}

/** Brings a deleted project back; what was ended with it stays ended. @throws Refusal when it is unknown, another's, or gone for more than 30 days */
export async function restoreProject(db: Queries, userId: number, id: number): Promise<void> {
  const { count } = await db.query(
    `UPDATE projects SET deleted_at = NULL
     WHERE id = $1 AND user_id = $2 AND (deleted_at IS NULL OR deleted_at > now() - interval '30 days')`,
    [id, userId],
  );
  if (count === 0) throw new Refusal(404, 'projectGone');
}

/** Ends what is still running for a shot. Call it in a transaction. */
export const cancelShotTasks = (
  client: Queries,
  queue: Queue,
  userId: number,
  shotId: number,
): Promise<void> =>
  cancelOpen(
    client,
    queue,
    userId,
    'id IN (SELECT task_id FROM draws WHERE shot_id = $2) OR id IN (SELECT task_id FROM clips WHERE shot_id = $2)',
    [shotId],
  );

async function cancelOpen(
  client: Queries,
  queue: Queue,
  userId: number,
  which: string,
  values: readonly unknown[],
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM tasks WHERE user_id = $1 AND status IN ('waiting', 'running') AND (${which})`,
    [userId, ...values],
  );
  for (const { id } of rows) await cancelTask(client, queue, userId, id);
}
