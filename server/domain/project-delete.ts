import type { Queries } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import type { ProjectRow } from './projects.ts';
import { cancelTask } from './tasks.ts';

/** Hides a project and ends what is still running for it, with its points given back. Call it in a transaction. */
export async function deleteProject(
  client: Queries,
  queue: Queue,
  { id, user_id, task_id }: ProjectRow,
): Promise<void> {
  await client.query('UPDATE projects SET deleted_at = now() WHERE id = $1', [id]);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM tasks WHERE user_id = $2 AND status IN ('waiting', 'running') AND (id = $3
       OR id IN (SELECT task_id FROM draws WHERE project_id = $1)
       OR id IN (SELECT task_id FROM clips WHERE project_id = $1)
       OR id IN (SELECT task_id FROM exports WHERE project_id = $1))`,
    [id, user_id, task_id],
  );
  for (const task of rows) await cancelTask(client, queue, user_id, task.id);
}
