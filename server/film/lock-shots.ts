/**
 * Shots are locked in the order of their ids, after a member's tasks and points: whoever changes several of them, or a member's points
 * too, would otherwise wait for somebody who waits for them.
 */
import type { Queries } from '../db/database.ts';

/** Locks all shots of some projects, before several of them are changed. */
export async function lockShots(client: Queries, projectIds: readonly number[]): Promise<void> {
  if (projectIds.length === 0) return;
  await client.query(
    'SELECT 1 FROM shots WHERE project_id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE',
    [projectIds],
  );
}

/** The same where a task is an upscale: its end changes all shots of its film that show the source. */
export async function lockShotsOfUpscale(
  client: Queries,
  table: 'draws' | 'clips',
  taskId: string,
): Promise<void> {
  await client.query(
    `SELECT 1 FROM shots
     WHERE project_id = (SELECT project_id FROM ${table} WHERE task_id = $1 AND plan->>'kind' = 'upscale')
     ORDER BY id FOR NO KEY UPDATE`,
    [taskId],
  );
}
