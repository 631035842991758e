/**
 * The storyboard goes back with a script whose import is undone, as far as an update had brought the import into it. Runs under the
 * project's lock: {@link leaveImport} before the old lines return, {@link followOldScript} after that.
 */
import { SHOT_TEXTS } from '../../../src/api/script-changes.ts';
import { first, type Queries } from '../../db/database.ts';
import { lockShots } from '../lock-shots.ts';
import { number, orderOf } from '../ordering.ts';
import { listRoles } from '../script/roles.ts';
import type { DiffShot } from './script-diff.ts';
import { followScript } from './script-update.ts';
import { shotTexts } from './shot-texts.ts';

export interface ImportUpdate {
  id: number;
  /** The shots before the update, in order. */
  order: number[];
  /** Shots that it made and that have something of their own by now: they stay, without a line. */
  kept: number;
}

interface Import {
  /** The lines that the undo takes away. */
  gone: readonly number[];
  /** The shots that the returning lines had. */
  shots: readonly number[];
}

/**
 * Takes away the shots that the update made for the import and that nobody has touched, and brings back those that it removed, for
 * their lines to find them.
 * @returns null if no update has brought the import into the storyboard
 */
export async function leaveImport(
  client: Queries,
  projectId: number,
  { gone, shots }: Import,
): Promise<ImportUpdate | null> {
  const update = await first(
    client.query<{ id: number; order: number[]; added_lines: number[] }>(
      `SELECT u.id, u.added_lines, ARRAY(SELECT (s ->> 'id')::bigint FROM jsonb_array_elements(u.shots) s) AS "order"
       FROM storyboard_updates u JOIN script_imports i ON i.project_id = u.project_id AND u.created_at >= i.created_at
       WHERE u.project_id = $1 AND u.undone_at IS NULL ORDER BY u.id DESC LIMIT 1`,
      [projectId],
    ),
  );
  if (!update) return null;
  const { id, order } = update;
  const lines = update.added_lines.filter((line) => gone.includes(line));
  const { rows: made } = await client.query<DiffShot & { touched: boolean }>(
    `SELECT s.*, (image <> '' OR clip_id <> 0 OR drawn <> '{}' OR seconds <> 0 OR coalesce(transition, '') <> '' OR voice_type <> ''
         OR EXISTS (SELECT 1 FROM draws d WHERE d.shot_id = s.id AND d.deleted_at IS NULL)
         OR EXISTS (SELECT 1 FROM clips c WHERE c.shot_id = s.id AND c.deleted_at IS NULL)
         OR EXISTS (SELECT 1 FROM tasks t WHERE t.project_id = $1 AND t.shot_id = s.id AND t.status IN ('waiting', 'running'))) AS touched
     FROM shots s WHERE project_id = $1 AND drama_id = ANY($2::bigint[]) AND NOT id = ANY($3::bigint[])`,
    [projectId, lines, order],
  );
  const roles = await listRoles(client, projectId);
  const untouched = made.filter((shot) => {
    if (shot.touched || !shot.source) return false;
    const texts = shotTexts(shot.source, roles);
    return (
      SHOT_TEXTS.every((field) => texts[field] === shot[field]) && `${texts.role_ids}` === `${shot.role_ids}`
    );
  });
  await lockShots(client, [projectId]);
  await client.query('DELETE FROM shots WHERE id = ANY($1::bigint[])', [untouched.map((shot) => shot.id)]);
  await client.query(
    `INSERT INTO shots OVERRIDING SYSTEM VALUE
     SELECT b.* FROM storyboard_updates u, jsonb_populate_recordset(null::shots, u.shots) b
     WHERE u.id = $1 AND b.line_gone AND b.id = ANY($2::bigint[]) AND NOT EXISTS (SELECT 1 FROM shots s WHERE s.id = b.id)`,
    [id, shots],
  );
  return { id, order, kept: made.length - untouched.length };
}

/** Once the old lines are back: texts and order of the shots follow them again, except for texts that were edited in the storyboard. */
export async function followOldScript(
  client: Queries,
  projectId: number,
  { id, order }: ImportUpdate,
): Promise<void> {
  const now = await orderOf(client, 'shots', projectId);
  const before = order.filter((shot) => now.includes(shot));
  await number(client, 'shots', projectId, [...before, ...now.filter((shot) => !before.includes(shot))]);
  await followScript(client, projectId);
  await client.query('UPDATE storyboard_updates SET undone_at = now() WHERE id = $1', [id]);
}
