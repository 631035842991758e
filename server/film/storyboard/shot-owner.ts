import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { ShotPlace } from '../../video/clips.ts';

/** A member's shot, with the data for generating its media. */
export interface OwnShot extends ShotPlace {
  clipId: number;
  ratio: string;
  styleName: string;
}

/** @param projectId checked too if given @throws Refusal if the shot is unknown, deleted or another member's */
export async function requireOwnShot(
  db: Queries,
  userId: number,
  shotId: number,
  projectId?: number,
): Promise<OwnShot> {
  const row = await first(
    db.query<{ project_id: number; clip_id: number; width_height: string; style_name: string }>(
      `SELECT s.project_id, s.clip_id, p.width_height, p.style_name
       FROM shots s JOIN projects p ON p.id = s.project_id
       WHERE s.id = $1 AND p.user_id = $2 AND p.deleted_at IS NULL AND ($3::bigint IS NULL OR p.id = $3)`,
      [shotId, userId, projectId ?? null],
    ),
  );
  if (!row) throw new Refusal(404, 'shotGone');
  return {
    projectId: row.project_id,
    shotId,
    clipId: row.clip_id,
    ratio: row.width_height,
    styleName: row.style_name,
  };
}
