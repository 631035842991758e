/** A line that comes back has its shots again, wherever they are. Runs under the project's lock. */
import type { Queries } from '../../db/database.ts';
import { lockShots } from '../lock-shots.ts';

/**
 * Ties a line that was just restored to the shots that it had: those in the storyboard, those that were deleted, and those that the
 * last update of the storyboard removed, which its undo brings back. A line whose shots are not there gets one with the next update.
 * @param shots that it had when it went
 */
export async function tieShots(
  client: Queries,
  projectId: number,
  lineId: number,
  shots: readonly number[],
): Promise<void> {
  if (shots.length === 0) return;
  await lockShots(client, [projectId]);
  const ofLine = [lineId, shots, projectId];
  const there = await client.query(
    `UPDATE shots SET drama_id = $1, line_gone = false
     WHERE id = ANY($2::bigint[]) AND project_id = $3 AND drama_id = 0 AND line_gone`,
    ofLine,
  );
  const deleted = await client.query(
    `UPDATE film_deletions SET row = row || jsonb_build_object('drama_id', $1::bigint, 'line_gone', false)
     WHERE part = 'shots' AND row_id = ANY($2::bigint[]) AND project_id = $3`,
    ofLine,
  );
  // line_gone stays: it says that the update removed them
  await client.query(
    `UPDATE storyboard_updates SET shots = (
       SELECT jsonb_agg(CASE WHEN (s ->> 'line_gone')::boolean AND (s ->> 'id')::bigint = ANY($2::bigint[])
         THEN s || jsonb_build_object('drama_id', $1::bigint) ELSE s END ORDER BY place)
       FROM jsonb_array_elements(shots) WITH ORDINALITY AS one (s, place))
     WHERE project_id = $3 AND undone_at IS NULL AND shots <> '[]'`,
    ofLine,
  );
  if (there.count + deleted.count === 0)
    await client.query('UPDATE drama_lines SET has_shot = false WHERE id = $1', [lineId]);
}
