import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { cancelTasksFor } from '../../tasks/cancel.ts';
import type { Queue } from '../../tasks/queue.ts';
import { RESTORABLE } from '../../tasks/records.ts';
import type { ProjectRow } from './projects.ts';

/** Deletes a project and cancels its open tasks, with refunds. Call it in a transaction. */
export async function deleteProject(
  client: Queries,
  queue: Queue,
  { id, user_id }: ProjectRow,
): Promise<void> {
  await client.query('UPDATE projects SET deleted_at = now() WHERE id = $1', [id]);
  await cancelTasksFor(client, queue, user_id, { projectId: id });
}

/** Restores a deleted project. Its tasks stay cancelled. @throws Refusal if it is unknown, not the member's, or deleted for over 30 days */
export async function restoreProject(client: Queries, userId: number, id: number): Promise<void> {
  const { count } = await client.query(
    `UPDATE projects SET deleted_at = NULL
     WHERE id = $1 AND user_id = $2 AND ${RESTORABLE}`,
    [id, userId],
  );
  if (count === 0) throw new Refusal(404, 'projectGone');
}
