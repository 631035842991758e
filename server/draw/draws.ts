/** The records of the drawing page. */
import type { DrawTool } from '../../src/api/draw-models.ts';
import { first, type Queries } from '../db/database.ts';
import { lockShotsOfUpscale } from '../film/lock-shots.ts';
import { addMedia, fileName, type Media } from '../media/media.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Claim } from '../tasks/claims.ts';
import type { Records } from '../tasks/records.ts';
import { TASK_COLUMNS, type TaskColumns } from '../tasks/task-columns.ts';
import { showImage } from '../tasks/tasks.ts';
import type { PicturePlan } from './draw-plan.ts';
import type { StoredSize } from './picture-facts.ts';

export const DRAWS: Records = { table: 'draws', gone: 'drawGone' };

/** A record with its task. */
export interface DrawRow extends TaskColumns {
  draw_id: number;
  user_id: number;
  task_id: string;
  tool_name: DrawTool;
  model_name: string;
  prompt: string;
  cmd: string;
  options: Record<string, unknown>;
  action_cmd: string;
  images: string[];
  seed: number | null;
  plan: PicturePlan;
  starred: boolean;
  created_at: Date;
  updated_at: Date;
}

export const SELECT_DRAWS = `SELECT d.id AS draw_id, d.user_id, d.task_id, d.tool_name, d.model_name, d.prompt, d.cmd, d.options, d.action_cmd,
    d.images, d.seed, d.plan, d.starred_at IS NOT NULL AS starred, t.created_at, t.updated_at,
    ${TASK_COLUMNS}
  FROM draws d JOIN tasks t ON t.id = d.task_id`;

export interface NewDraw {
  taskId: string;
  userId: number;
  tool: DrawTool;
  model: string;
  prompt: string;
  cmd: string;
  options: Record<string, unknown>;
  action: string;
  plan: PicturePlan;
  /** The place of a picture that belongs to a film. */
  place?: DrawPlace | undefined;
}

export interface DrawPlace {
  projectId: number;
  shotId: number | null;
  roleId: number | null;
}

/** Inserts the record of a new task. @returns its id */
export async function addDraw(client: Queries, draw: NewDraw): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO draws (task_id, user_id, tool_name, model_name, prompt, cmd, options, action_cmd, plan, seed,
         project_id, shot_id, role_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9::jsonb, $10, $11, $12, $13) RETURNING id`,
      [
        draw.taskId,
        draw.userId,
        draw.tool,
        draw.model,
        draw.prompt,
        draw.cmd,
        JSON.stringify(draw.options),
        draw.action,
        JSON.stringify(draw.plan),
        draw.plan.kind === 'generate' ? draw.plan.seed : null,
        draw.place?.projectId ?? null,
        draw.place?.shotId ?? null,
        draw.place?.roleId ?? null,
      ],
    ),
  );
  if (!row) throw new Error('The record was not written.');
  return row.id;
}

/** Reads the plan of a task, for its worker. */
export async function readPlan(
  db: Queries,
  taskId: string,
): Promise<{ plan: PicturePlan; tool: DrawTool; model: string; action: string }> {
  const row = await first(
    db.query<{ plan: PicturePlan; tool: DrawTool; model: string; action: string }>(
      'SELECT plan, tool_name AS tool, model_name AS model, action_cmd AS action FROM draws WHERE task_id = $1',
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no record.`);
  return row;
}

/** Adds the pictures to a record. */
export async function recordPictures(
  client: Queries,
  { taskId, userId }: Claim,
  pictures: readonly Media[],
  seed: number | null,
): Promise<void> {
  for (const media of pictures) await addMedia(client, userId, media);
  await client.query(
    'UPDATE draws SET images = $2::jsonb, sizes = $3::jsonb, seed = coalesce($4, seed) WHERE task_id = $1',
    [taskId, JSON.stringify(pictures.map(fileName)), JSON.stringify(pictures.map(storedSize)), seed],
  );
  const [image] = pictures;
  if (image) await showImage(client, taskId, fileName(image));
  await lockShotsOfUpscale(client, 'draws', taskId);
  await showFirst(client, taskId);
  await showUpscaled(client, taskId);
}

const storedSize = ({ width, height, upscaled }: Media): StoredSize =>
  width === null || height === null ? null : [width, height, upscaled ? 1 : 0];

/** The film's shots that show the source picture show its upscale instead: also copies of the shot it was made for. */
async function showUpscaled(client: Queries, taskId: string): Promise<void> {
  await client.query(
    `UPDATE shots s SET image = d.images->>0, draw_id = d.id, draw_index = 0
     FROM draws d WHERE d.task_id = $1 AND d.shot_id IS NOT NULL AND d.project_id = s.project_id AND d.images->>0 IS NOT NULL
       AND d.plan->>'kind' = 'upscale' AND split_part(s.image, '.', 1) = d.plan->>'source'`,
    [taskId],
  );
}

/** Chooses the first picture made for a shot or role that shows none. Never replaces a choice. */
async function showFirst(client: Queries, taskId: string): Promise<void> {
  await client.query(
    `UPDATE shots s SET image = d.images->>0, draw_id = d.id, draw_index = 0
     FROM draws d WHERE d.task_id = $1 AND d.shot_id = s.id AND s.image = '' AND d.images->>0 IS NOT NULL`,
    [taskId],
  );
  await client.query(
    `UPDATE roles r SET image = d.images->>0, draw_task_id = d.task_id, draw_index = 0
     FROM draws d WHERE d.task_id = $1 AND d.role_id = r.id AND r.image = '' AND d.images->>0 IS NOT NULL`,
    [taskId],
  );
}

/** One of the member's records. @throws Refusal if it is unknown, deleted or another member's */
export async function requireDraw(db: Queries, userId: number, taskId: string): Promise<DrawRow> {
  const row = await first(
    db.query<DrawRow>(`${SELECT_DRAWS} WHERE d.user_id = $1 AND d.task_id = $2 AND d.deleted_at IS NULL`, [
      userId,
      taskId,
    ]),
  );
  if (!row) throw new Refusal(404, 'drawGone');
  return row;
}
