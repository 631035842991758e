/** Clips with their tasks and files, as read from the database. */
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { TASK_COLUMNS, type TaskColumns } from '../tasks/task-columns.ts';
import { VOICE } from './speaking-clips.ts';

/** A record with its task. */
export interface ClipRow extends TaskColumns {
  id: number;
  user_id: number;
  task_id: string;
  project_id: number | null;
  shot_id: number | null;
  tool_name: string;
  model: string;
  resolution: string;
  prompt: string;
  options: Record<string, unknown>;
  video: string;
  poster: string;
  seconds: number;
  /** Key of the audio of its speech; null for a clip without speech. */
  voice: string | null;
  starred: boolean;
  /** Pixels of the video; null before it is finished. */
  width: number | null;
  height: number | null;
  /** Whether it was upscaled, or is the result of an upscale. */
  upscaled: boolean;
  created_at: Date;
}

/** SQL: an upscale of the clip exists, finished or in progress, and not deleted by its member. */
const UPSCALED = `coalesce(m.upscaled, false) OR EXISTS (SELECT 1 FROM clips u JOIN tasks ut ON ut.id = u.task_id
    WHERE u.user_id = c.user_id AND u.plan->>'source' = m.key AND u.plan->>'kind' = 'upscale' AND u.deleted_at IS NULL
      AND ut.status IN ('waiting', 'running', 'done'))`;

export const SELECT_CLIPS = `SELECT c.id, c.user_id, c.task_id, c.project_id, c.shot_id, c.tool_name, c.model, c.resolution, c.prompt,
    c.options, c.video, c.poster, c.seconds, ${VOICE} AS voice, c.starred_at IS NOT NULL AS starred, m.width, m.height, (${UPSCALED}) AS upscaled,
    c.created_at, ${TASK_COLUMNS}
  FROM clips c JOIN tasks t ON t.id = c.task_id
    LEFT JOIN media m ON m.key = nullif(split_part(c.video, '.', 1), '')`;

/** The member's clips of these tasks, without unknown and other members' ones. */
export async function findClips(db: Queries, userId: number, taskIds: readonly string[]): Promise<ClipRow[]> {
  const { rows } = await db.query<ClipRow>(
    `${SELECT_CLIPS} WHERE c.user_id = $1 AND c.task_id = ANY($2::text[]) ORDER BY c.id`,
    [userId, taskIds],
  );
  return rows;
}

/** One of the member's clips. @throws Refusal if it is unknown, deleted or another member's */
export async function requireClip(db: Queries, userId: number, id: number): Promise<ClipRow> {
  const row = await first(
    db.query<ClipRow>(`${SELECT_CLIPS} WHERE c.user_id = $1 AND c.id = $2 AND c.deleted_at IS NULL`, [
      userId,
      id,
    ]),
  );
  if (!row) throw new Refusal(404, 'clipGone');
  return row;
}
