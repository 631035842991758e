/** Bringing back a deleted line of a script. Runs under the project's lock. */
import { SCRIPT_LIMITS } from '../../../src/api/script.ts';
import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { type FilmOwner, restoreRow } from '../deletions.ts';

/**
 * Restores a deleted line, which has its shots again. If the storyboard was updated meanwhile, so that they are gone, the next
 * update makes a new one. Idempotent.
 * @throws Refusal if it is unknown, not the member's or deleted for over 30 days, or if there are too many lines
 */
export async function restoreLine(client: Queries, owner: FilmOwner, id: number): Promise<void> {
  const { lines: max } = SCRIPT_LIMITS;
  const shots = await restoreRow(client, 'drama_lines', owner, id, (lines) => {
    if (lines >= max) throw new Refusal(400, 'linesFull', { fill: { max } });
  });
  if (shots === 'gone') throw new Refusal(404, 'lineGone');
  if (shots === 'there' || shots.length === 0) return;
  const ofLine = [id, shots, owner.projectId];
  const there = await client.query(
    `UPDATE shots SET drama_id = $1, line_gone = false
     WHERE id = ANY($2::bigint[]) AND project_id = $3 AND drama_id = 0 AND line_gone`,
    ofLine,
  );
  // a shot that is deleted now comes back to its line
  const deleted = await client.query(
    `UPDATE film_deletions SET row = row || jsonb_build_object('drama_id', $1::bigint, 'line_gone', false)
     WHERE part = 'shots' AND row_id = ANY($2::bigint[]) AND project_id = $3`,
    ofLine,
  );
  if (there.count + deleted.count === 0)
    await client.query('UPDATE drama_lines SET has_shot = false WHERE id = $1', [id]);
}
