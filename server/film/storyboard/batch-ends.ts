/** How the pictures and clips ended that were last made for a storyboard, however many were asked for at once. */
import { first, type Queries } from '../../db/database.ts';

export interface BatchEnds {
  batch_done: number;
  batch_failed: number;
  /** Points that came back for those that failed. */
  batch_refunded: number;
}

/**
 * Counts the ends of the tasks that were submitted last for a project's shots, and of those that were open then. What was cancelled
 * counts as neither.
 */
export async function batchEnds(db: Queries, projectId: number): Promise<BatchEnds> {
  const row = await first(
    db.query<BatchEnds>(
      `SELECT count(*) FILTER (WHERE status = 'done')::int AS batch_done,
         count(*) FILTER (WHERE status = 'failed')::int AS batch_failed,
         coalesce(sum(refunded) FILTER (WHERE status = 'failed'), 0)::int AS batch_refunded
       FROM tasks, (SELECT max(created_at) AS at FROM tasks WHERE project_id = $1 AND shot_id IS NOT NULL) last
       WHERE project_id = $1 AND shot_id IS NOT NULL AND (created_at >= last.at OR ended_at >= last.at)`,
      [projectId],
    ),
  );
  return row ?? { batch_done: 0, batch_failed: 0, batch_refunded: 0 };
}
