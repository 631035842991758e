/** Bringing back a deleted line of a script. Runs under the project's lock. */
import { SCRIPT_LIMITS } from '../../../src/api/script.ts';
import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { type FilmOwner, restoreRow } from '../deletions.ts';
import { tieShots } from './tie-shots.ts';

/**
 * Restores a deleted line, which has its shots again. If the storyboard was updated meanwhile, so that they are gone, undoing that
 * brings them back to it, and the next update makes a new one. Idempotent.
 * @throws Refusal if it is unknown, not the member's or deleted for over 30 days, or if there are too many lines
 */
export async function restoreLine(client: Queries, owner: FilmOwner, id: number): Promise<void> {
  const { lines: max } = SCRIPT_LIMITS;
  const shots = await restoreRow(client, 'drama_lines', owner, id, (lines) => {
    if (lines >= max) throw new Refusal(400, 'linesFull', { fill: { max } });
  });
  if (shots === 'gone') throw new Refusal(404, 'lineGone');
  if (shots !== 'there') await tieShots(client, owner.projectId, id, shots);
}
