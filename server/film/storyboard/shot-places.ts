/** The place of a picture in a film: its project, and shot or role. */
import { first, type Queries } from '../../db/database.ts';
import type { DrawPlace } from '../../draw/draws.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { requireOwnShot } from './shot-owner.ts';

interface Named {
  script_id?: number | undefined;
  scene_id?: number | undefined;
  role_id?: number | undefined;
}

/** The place named in a call; undefined on the drawing page. @throws Refusal if it is not the member's, or not in that project */
export async function placeOf(
  db: Queries,
  userId: number,
  { script_id, scene_id, role_id }: Named,
): Promise<DrawPlace | undefined> {
  if (scene_id !== undefined) {
    const { projectId } = await requireOwnShot(db, userId, scene_id, script_id);
    return { projectId, shotId: scene_id, roleId: null };
  }
  if (role_id === undefined) return undefined;
  return { projectId: await projectOfRole(db, userId, role_id, script_id), shotId: null, roleId: role_id };
}

async function projectOfRole(
  db: Queries,
  userId: number,
  roleId: number,
  projectId: number | undefined,
): Promise<number> {
  const row = await first(
    db.query<{ project_id: number }>(
      `SELECT r.project_id FROM roles r JOIN projects p ON p.id = r.project_id
       WHERE r.id = $1 AND p.user_id = $2 AND p.deleted_at IS NULL AND ($3::bigint IS NULL OR p.id = $3)`,
      [roleId, userId, projectId ?? null],
    ),
  );
  if (!row) throw new Refusal(404, 'roleGone');
  return row.project_id;
}
