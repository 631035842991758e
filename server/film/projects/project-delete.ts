import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { cancelTasksFor } from '../../tasks/cancel.ts';
import type { Queue } from '../../tasks/queue.ts';
import type { ProjectRow } from './projects.ts';

/** Hides a project and ends what is still running for it, with its points given back. Call it in a transaction. */
export async function deleteProject(
  client: Queries,
  queue: Queue,
  { id, user_id }: ProjectRow,
): Promise<void> {
  await client.query('UPDATE projects SET deleted_at = now() WHERE id = $1', [id]);
  await cancelTasksFor(client, queue, user_id, { projectId: id });
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
