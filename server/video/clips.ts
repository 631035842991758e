/** Clips: the records of the video tools. */
import { first, type Queries } from '../db/database.ts';
import { lockShotsOfUpscale } from '../film/lock-shots.ts';
import { addMedia, type Media } from '../media/media.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Claim } from '../tasks/claims.ts';
import type { Records } from '../tasks/records.ts';
import { showImage } from '../tasks/tasks.ts';
import type { ClipPlan, PlannedClip } from './clip-plan.ts';
import { type ClipRow, SELECT_CLIPS } from './clip-rows.ts';

/** A shot that shows a deleted clip goes on showing it: the files of what is chosen are kept (media/kept-keys.ts). */
export const CLIPS: Records = { table: 'clips', gone: 'clipGone' };

/** The place of a clip in the film workflow. */
export interface ShotPlace {
  projectId: number;
  shotId: number;
}

/** Inserts the record of a new task. @returns its id */
export async function addClip(
  client: Queries,
  { taskId, userId, place }: { taskId: string; userId: number; place: ShotPlace | null },
  { tool, model, resolution, prompt, options, plan }: PlannedClip,
): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO clips (task_id, user_id, project_id, shot_id, tool_name, model, resolution, prompt, options, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb) RETURNING id`,
      [
        taskId,
        userId,
        place?.projectId ?? null,
        place?.shotId ?? null,
        tool,
        model,
        resolution,
        prompt,
        JSON.stringify(options),
        JSON.stringify(plan),
      ],
    ),
  );
  if (!row) throw new Error('The clip was not written.');
  return row.id;
}

/** Reads the plan of a task, for its worker, with the poster of the source clip. */
export async function readClipPlan(db: Queries, taskId: string): Promise<StoredPlan> {
  const row = await first(
    db.query<StoredPlan>(
      `SELECT c.plan, c.tool_name AS tool, c.model, c.resolution, s.poster
       FROM clips c LEFT JOIN clips s ON s.user_id = c.user_id AND s.video = (c.plan->>'source') || '.mp4'
       WHERE c.task_id = $1 LIMIT 1`,
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no clip.`);
  return row;
}

interface StoredPlan {
  plan: ClipPlan;
  tool: string;
  model: string;
  resolution: string;
  /** Null for a clip without a source clip. */
  poster: string | null;
}

/** The results of a job: new files, and the file names of video and poster. */
interface RecordedClip {
  media: readonly Media[];
  video: string;
  poster: string;
  seconds: number;
}

/** Adds the results to the record, and shows the clip in its shot: a shot shows its newest media (BOARD-57). */
export async function recordClip(
  client: Queries,
  { taskId, userId }: Claim,
  { media, video, poster, seconds }: RecordedClip,
): Promise<void> {
  for (const one of media) await addMedia(client, userId, one);
  const row = await first(
    client.query<{ id: number; shot_id: number | null }>(
      'UPDATE clips SET video = $2, poster = $3, seconds = $4 WHERE task_id = $1 RETURNING id, shot_id',
      [taskId, video, poster, seconds],
    ),
  );
  await showImage(client, taskId, poster);
  await lockShotsOfUpscale(client, 'clips', taskId);
  if (row?.shot_id) await showClip(client, row.shot_id, row.id, poster);
  await showUpscaled(client, taskId);
}

/** The film's shots that have chosen the source clip have its upscale instead: also copies of the shot it was made for. */
async function showUpscaled(client: Queries, taskId: string): Promise<void> {
  await client.query(
    `UPDATE shots s SET clip_id = u.id, image = CASE WHEN s.list_type = 2 THEN u.poster ELSE s.image END
     FROM clips u JOIN clips c ON c.user_id = u.user_id AND split_part(c.video, '.', 1) = u.plan->>'source'
     WHERE u.task_id = $1 AND u.plan->>'kind' = 'upscale' AND s.project_id = u.project_id AND s.clip_id = c.id`,
    [taskId],
  );
}

const showClip = (client: Queries, shotId: number, clipId: number, poster: string): Promise<unknown> =>
  client.query('UPDATE shots SET clip_id = $2, image = $3, list_type = 2 WHERE id = $1', [
    shotId,
    clipId,
    poster,
  ]);

/** One page of a shot's clips, newest first, and whether there are older ones. */
export async function listShotClips(
  db: Queries,
  userId: number,
  shotId: number,
  pages: Pages,
): Promise<{ rows: ClipRow[]; more: boolean }> {
  const { rows } = await db.query<ClipRow>(
    `${SELECT_CLIPS} WHERE c.user_id = $1 AND c.shot_id = $2 AND c.deleted_at IS NULL AND ($3::bigint IS NULL OR c.id < $3)
     ORDER BY c.id DESC LIMIT $4 OFFSET $5`,
    [userId, shotId, pages.before ?? null, ...limitOf(pages)],
  );
  return cut(rows, pages);
}

/** Chooses one of a shot's clips. @throws Refusal if shot or clip is not the member's, or the clip is not finished */
export async function bindClip(
  client: Queries,
  userId: number,
  shotId: number,
  taskId: string,
): Promise<void> {
  const row = await first(
    client.query<ClipRow>(`${SELECT_CLIPS} WHERE c.user_id = $1 AND c.task_id = $2 AND c.shot_id = $3`, [
      userId,
      taskId,
      shotId,
    ]),
  );
  if (!row) throw new Refusal(404, 'clipGone');
  if (row.video === '') throw new Refusal(400, 'clipNotDone');
  await showClip(client, shotId, row.id, row.poster);
}
