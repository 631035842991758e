/** Where a picture belongs in a film. */
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { DrawPlace } from './draws.ts';

interface Named {
  script_id?: number | undefined;
  scene_id?: number | undefined;
  role_id?: number | undefined;
}

/** The place that a call names; undefined on the drawing page. @throws Refusal when it is not the member's, or not of that project */
export async function placeOf(
  db: Queries,
  userId: number,
  { script_id, scene_id, role_id }: Named,
): Promise<DrawPlace | undefined> {
  if (scene_id !== undefined)
    return { ...(await find(db, userId, 'shots', scene_id, script_id)), shotId: scene_id };
  if (role_id !== undefined)
    return { ...(await find(db, userId, 'roles', role_id, script_id)), roleId: role_id };
  return undefined;
}

async function find(
  db: Queries,
  userId: number,
  table: 'shots' | 'roles',
  id: number,
  projectId: number | undefined,
): Promise<DrawPlace> {
  const row = await first(
    db.query<{ project_id: number }>(
      `SELECT r.project_id FROM ${table} r JOIN projects p ON p.id = r.project_id
       WHERE r.id = $1 AND p.user_id = $2 AND p.deleted_at IS NULL AND ($3::bigint IS NULL OR p.id = $3)`,
      [id, userId, projectId ?? null],
    ),
  );
  if (!row) throw new Refusal(404, table === 'shots' ? 'shotGone' : 'roleGone');
  return { projectId: row.project_id, shotId: null, roleId: null };
}
