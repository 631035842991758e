/** HD versions that were made before, for another film: a copy of a film shows what its original showed when it was copied. */
import { first, type Queries } from '../../db/database.ts';

/** Shows one in the film's shots that show its source. Call it in a transaction. */
export type ShowHd = (client: Queries) => Promise<void>;

/** SQL: its file is there, and its member has not deleted it. */
const isThere = (row: string, file: string): string =>
  `${row}.deleted_at IS NULL AND EXISTS (SELECT 1 FROM media m WHERE m.user_id = ${row}.user_id AND m.key = split_part(${file}, '.', 1))`;

/** The HD version of a member's picture, by its key; null if there is none. */
export async function pictureInHd(
  db: Queries,
  { userId, projectId, key }: { userId: number; projectId: number; key: string },
): Promise<ShowHd | null> {
  const made = await first(
    db.query<{ id: number; image: string }>(
      `SELECT d.id, d.images->>0 AS image FROM draws d WHERE d.user_id = $1 AND d.plan->>'kind' = 'upscale'
         AND d.plan->>'source' = $2 AND ${isThere('d', 'd.images->>0')} ORDER BY d.id DESC LIMIT 1`,
      [userId, key],
    ),
  );
  if (!made) return null;
  return async (client) => {
    await client.query(
      `UPDATE shots SET image = $3, draw_id = $4, draw_index = 0
       WHERE project_id = $1 AND split_part(image, '.', 1) = $2`,
      [projectId, key, made.image, made.id],
    );
  };
}

/** The HD version of a member's clip; null if there is none. */
export async function clipInHd(
  db: Queries,
  { userId, projectId, clipId, key }: { userId: number; projectId: number; clipId: number; key: string },
): Promise<ShowHd | null> {
  const made = await first(
    db.query<{ id: number; poster: string }>(
      `SELECT c.id, c.poster FROM clips c WHERE c.user_id = $1 AND c.plan->>'kind' = 'upscale'
         AND c.plan->>'source' = $2 AND ${isThere('c', 'c.video')} ORDER BY c.id DESC LIMIT 1`,
      [userId, key],
    ),
  );
  if (!made) return null;
  return async (client) => {
    await client.query(
      `UPDATE shots SET clip_id = $3, image = CASE WHEN list_type = 2 THEN $4 ELSE image END
       WHERE project_id = $1 AND clip_id = $2`,
      [projectId, clipId, made.id, made.poster],
    );
  };
}
