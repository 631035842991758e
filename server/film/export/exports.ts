/** Exports: films in progress and finished films. */
import type { SpeechRequest } from '../../../generators/speech/speech.ts';
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { Claim } from '../../tasks/claims.ts';
import { OPEN_REQUEST, type ShownRequest } from '../../tasks/task-progress.ts';
import { showImage } from '../../tasks/tasks.ts';
import type { FilmPlan, PlannedShot } from './film-plan.ts';

/** An export with its task and, once finished, its work. */
export interface ExportRow {
  task_id: string;
  /** Null after the project was deleted. */
  project_id: number | null;
  plan: FilmPlan;
  step: number;
  progress: number;
  /** The first picture of the project's shots; a file such as `<key>.jpg`. */
  project_cover: string | null;
  /** Null until it is finished, and after its work was deleted. */
  work_id: number | null;
  name: string | null;
  description: string | null;
  video: string | null;
  poster: string | null;
  subtitles: string | null;
  seconds: number | null;
  is_show: number | null;
  check_status: number | null;
  check_msg: string | null;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  failure: string;
  points: number;
  refunded: number;
  expected_seconds: number;
  provider: string;
  created_at: Date;
  ended_at: Date | null;
  request: ShownRequest | null;
}

/** Inserts the record of a new export. */
export async function addExport(
  client: Queries,
  { taskId, userId, projectId, plan }: { taskId: string; userId: number; projectId: number; plan: FilmPlan },
): Promise<void> {
  await client.query(
    'INSERT INTO exports (task_id, user_id, project_id, plan) VALUES ($1, $2, $3, $4::jsonb)',
    [taskId, userId, projectId, JSON.stringify(plan)],
  );
}

/** Reads the plan of a task, for its worker. */
export async function readFilmPlan(
  db: Queries,
  taskId: string,
): Promise<{ plan: FilmPlan; projectId: number }> {
  const row = await first(
    db.query<{ plan: FilmPlan; project_id: number }>(
      'SELECT plan, project_id FROM exports WHERE task_id = $1',
      [taskId],
    ),
  );
  if (!row) throw new Error(`Task ${taskId} has no export.`);
  return { plan: { ...row.plan, shots: row.plan.shots.map(asPlannedNow) }, projectId: row.project_id };
}

/** Converts the plan of an export that an older version has started: it has at most one narration per shot. */
function asPlannedNow(shot: PlannedShot & { narration?: SpeechRequest | null }): PlannedShot {
  const { narration, ...planned } = shot;
  return narration === undefined ? shot : { ...planned, narrations: narration ? [narration] : [] };
}

/** Saves the progress of an attempt, unless the worker has lost its claim. @param progress 0..1 over the whole export */
export async function saveProgress(
  db: Queries,
  { taskId, attempt }: Claim,
  step: number,
  progress: number,
): Promise<void> {
  await db.query(
    `UPDATE exports e SET step = $3, progress = $4 FROM tasks t
     WHERE e.task_id = $1 AND t.id = e.task_id AND t.attempt = $2 AND t.status = 'running'`,
    [taskId, attempt, step, progress],
  );
}

/** Records the work and the poster of a finished export. */
export async function recordExport(
  client: Queries,
  taskId: string,
  { workId, poster }: { workId: number; poster: string },
): Promise<void> {
  await client.query('UPDATE exports SET work_id = $2, progress = 1 WHERE task_id = $1', [taskId, workId]);
  await showImage(client, taskId, poster);
}

/** One of the member's exports. @throws Refusal if it is unknown or another member's */
export async function requireExport(db: Queries, userId: number, taskId: string): Promise<ExportRow> {
  const row = await first(
    db.query<ExportRow>(
      `SELECT e.task_id, p.id AS project_id, e.plan, e.step, e.progress, w.id AS work_id, w.name, w.description, w.video,
         w.poster, w.subtitles, w.seconds, w.is_show, w.check_status, w.check_msg,
         (SELECT s.image FROM shots s WHERE s.project_id = p.id AND s.image <> '' ORDER BY s.position, s.id LIMIT 1) AS project_cover,
         t.status, t.failure, t.points, t.refunded, t.expected_seconds, t.provider, t.created_at, t.ended_at, ${OPEN_REQUEST}
       FROM exports e JOIN tasks t ON t.id = e.task_id
         LEFT JOIN works w ON w.id = e.work_id AND w.deleted_at IS NULL
         LEFT JOIN projects p ON p.id = e.project_id AND p.deleted_at IS NULL
       WHERE e.task_id = $1 AND e.user_id = $2`,
      [taskId, userId],
    ),
  );
  if (!row) throw new Refusal(404, 'exportGone');
  return row;
}

/** Marks a film's notice as seen. @throws Refusal if the work is not the member's, or was deleted */
export async function markExportRead(db: Queries, userId: number, workId: number): Promise<void> {
  const { count } = await db.query(
    `UPDATE exports e SET read_at = coalesce(e.read_at, now()) FROM works w
     WHERE e.work_id = $1 AND e.user_id = $2 AND w.id = e.work_id AND w.deleted_at IS NULL`,
    [workId, userId],
  );
  if (count === 0) throw new Refusal(404, 'workGone');
}
