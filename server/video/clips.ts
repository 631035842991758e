/** Clips: the records of the video tools. */
import { first, type Queries } from '../db/database.ts';
import { addMedia, fileName, type Media } from '../media/media.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Claim } from '../tasks/claims.ts';
import { showImage } from '../tasks/tasks.ts';
import type { ClipPlan, PlannedClip } from './clip-plan.ts';

/** A record with its task. */
export interface ClipRow {
  id: number;
  task_id: string;
  project_id: number | null;
  shot_id: number | null;
  tool_name: string;
  model: string;
  resolution: string;
  prompt: string;
  video: string;
  poster: string;
  seconds: number;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  failure: string;
  points: number;
  refunded: number;
  expected_seconds: number;
  provider: string;
  created_at: Date;
}

const SELECT = `SELECT c.id, c.task_id, c.project_id, c.shot_id, c.tool_name, c.model, c.resolution, c.prompt, c.video,
    c.poster, c.seconds, t.status, t.failure, t.points, t.refunded, t.expected_seconds, t.provider, c.created_at
  FROM clips c JOIN tasks t ON t.id = c.task_id`;

/** The place of a clip in the film workflow. */
export interface ShotPlace {
  projectId: number;
  shotId: number;
}

/** Writes the record of a new task. @returns its id */
export async function addClip(
  client: Queries,
  { taskId, userId, place }: { taskId: string; userId: number; place: ShotPlace | null },
  { tool, model, resolution, prompt, plan }: PlannedClip,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO clips (task_id, user_id, project_id, shot_id, tool_name, model, resolution, prompt, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) RETURNING id`,
      [
        taskId,
        userId,
        place?.projectId ?? null,
        place?.shotId ?? null,
        tool,
        model,
        resolution,
        prompt,
        JSON.stringify(plan),
      ],
    ),
  );
  if (!row) throw new Error('The clip was not written.');
  return row.id;
}

/** The plan for a task's worker. */
export async function readClipPlan(
  db: Queries,
  taskId: string,
): Promise<{ plan: ClipPlan; tool: string; model: string; resolution: string }> {
  const row = await first(
    db.query<{ plan: ClipPlan; tool: string; model: string; resolution: string }>(
      'SELECT plan, tool_name AS tool, model, resolution FROM clips WHERE task_id = $1',
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no clip.`);
  return row;
}

/** Adds the clip to a record, and shows it in its shot: a shot shows what was made last (BOARD-57). */
export async function recordClip(
  client: Queries,
  { taskId, userId }: Claim,
  { video, poster, seconds }: { video: Media; poster: Media; seconds: number },
): Promise<void> {
  for (const media of [video, poster]) await addMedia(client, userId, media);
  const row = await first(
    client.query<{ id: number; shot_id: number | null }>(
      'UPDATE clips SET video = $2, poster = $3, seconds = $4 WHERE task_id = $1 RETURNING id, shot_id',
      [taskId, fileName(video), fileName(poster), seconds],
    ),
  );
  await showImage(client, taskId, fileName(poster));
  if (row?.shot_id) await showClip(client, row.shot_id, row.id, fileName(poster));
}

const showClip = (client: Queries, shotId: number, clipId: number, poster: string): Promise<unknown> =>
  client.query('UPDATE shots SET clip_id = $2, image = $3, list_type = 2 WHERE id = $1', [
    shotId,
    clipId,
    poster,
  ]);

/** The member's clips of these tasks, without unknown and other members' ones. */
export async function findClips(db: Queries, userId: number, taskIds: readonly string[]): Promise<ClipRow[]> {
  const { rows } = await db.query<ClipRow>(
    `${SELECT} WHERE c.user_id = $1 AND c.task_id = ANY($2::text[]) ORDER BY c.id`,
    [userId, taskIds],
  );
  return rows;
}

/** One page of a shot's clips, newest first, and whether there are older ones. */
export async function listShotClips(
  db: Queries,
  userId: number,
  shotId: number,
  pages: Pages,
): Promise<{ rows: ClipRow[]; more: boolean }> {
  const { rows } = await db.query<ClipRow>(
    `${SELECT} WHERE c.user_id = $1 AND c.shot_id = $2 AND c.deleted_at IS NULL AND ($3::bigint IS NULL OR c.id < $3)
     ORDER BY c.id DESC LIMIT $4 OFFSET $5`,
    [userId, shotId, pages.before ?? null, ...limitOf(pages)],
  );
  return cut(rows, pages);
}

/** Makes a shot show one of its clips. @throws Refusal if shot or clip is not the member's, or the clip is not done */
export async function bindClip(
  client: Queries,
  userId: number,
  shotId: number,
  taskId: string,
): Promise<void> {
  const row = await first(
    client.query<ClipRow>(`${SELECT} WHERE c.user_id = $1 AND c.task_id = $2 AND c.shot_id = $3`, [
      userId,
      taskId,
      shotId,
    ]),
  );
  if (!row) throw new Refusal(404, 'clipGone');
  if (row.video === '') throw new Refusal(400, 'clipNotDone');
  await showClip(client, shotId, row.id, row.poster);
}
