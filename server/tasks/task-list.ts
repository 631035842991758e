/** All tasks of a member, for the task center. */
import type { CallOutput } from '../../src/api/call.ts';
import { type listTasks as listTasksCall, TASKS_PAGE } from '../../src/api/task-list.ts';
import { first, type Queries } from '../db/database.ts';
import { likeText } from '../rpc/like-text.ts';
import { Refusal } from '../rpc/refusal.ts';

import { OPEN_REQUEST, type ShownRequest } from './task-progress.ts';

/** A task, with its film if it is an export. */
export interface TaskRow {
  id: string;
  kind: string;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  tool: string;
  model: string;
  prompt: string;
  /** A file name such as `<key>.jpg`; empty if there is none. */
  image: string;
  created_at: Date;
  ended_at: Date | null;
  expected_seconds: number;
  points: number;
  refunded: number;
  failure: string;
  provider: string;
  /** Null for tasks outside films, and after the film was deleted. */
  project_id: number | null;
  role_id: number | null;
  /** The id that polls and notices use. */
  track_id: string;
  /** True if no later task has the same tracking id. */
  latest: boolean;
  again: boolean;
  request: ShownRequest | null;
  works_id: number | null;
  video: string | null;
  subtitles: string | null;
  seconds: number | null;
}

const FROM = `FROM tasks t
  LEFT JOIN exports e ON e.task_id = t.id
  LEFT JOIN works w ON w.id = e.work_id AND w.deleted_at IS NULL
  LEFT JOIN projects p ON p.id = t.project_id AND p.deleted_at IS NULL`;
const SELECT = `SELECT t.id, t.kind, t.track_id, t.status, t.tool, t.model, t.prompt, t.image, t.created_at, t.ended_at,
    t.expected_seconds, t.points, t.refunded, t.failure, t.provider, p.id AS project_id, t.role_id,
    NOT EXISTS (SELECT 1 FROM tasks n WHERE n.track_id = t.track_id AND n.kind = t.kind AND n.user_id = t.user_id
      AND (n.created_at, n.id) > (t.created_at, t.id)) AS latest,
    t.input IS NOT NULL AND (t.project_id IS NULL OR p.id IS NOT NULL)
      AND (t.shot_id IS NULL OR EXISTS (SELECT 1 FROM shots s WHERE s.id = t.shot_id))
      AND (t.role_id IS NULL OR EXISTS (SELECT 1 FROM roles r WHERE r.id = t.role_id)) AS again,
    ${OPEN_REQUEST}, w.id AS works_id, w.video, w.subtitles, w.seconds
  ${FROM}`;
/** Hides tasks whose record was deleted, and old tasks that have no kind. */
const SHOWN = "t.user_id = $1 AND t.kind <> '' AND t.hidden_at IS NULL";
const OPEN = "t.status IN ('waiting', 'running')";

type Filter = CallOutput<typeof listTasksCall>;

/** One page, newest first, and whether there are more. The first page starts with all open tasks, whose number open-tasks.ts limits. */
export async function listTasks(
  db: Queries,
  userId: number,
  { state, kind, script_id, search, before }: Filter,
): Promise<{ rows: TaskRow[]; more: boolean }> {
  const narrowed = `${SHOWN} AND ($2::text IS NULL OR t.kind = $2) AND ($3::text IS NULL OR t.prompt ILIKE $3)
    AND ($4::bigint IS NULL OR t.project_id = $4)`;
  const pattern = search ? likeText(search) : null;
  const values = [userId, kind ?? null, pattern, script_id ?? null];
  const wantsOpen = before === undefined && (state === undefined || state === 'open');
  const open = wantsOpen
    ? await db.query<TaskRow>(
        `${SELECT} WHERE ${narrowed} AND ${OPEN} ORDER BY t.created_at DESC, t.id DESC`,
        values,
      )
    : { rows: [] };
  if (state === 'open') return { rows: open.rows, more: false };
  const ended = await db.query<TaskRow>(
    `${SELECT} WHERE ${narrowed} AND NOT ${OPEN} AND ($5::text IS NULL OR t.status = $5)
       AND ($6::text IS NULL OR (t.created_at, t.id) < (SELECT o.created_at, o.id FROM tasks o WHERE o.id = $6 AND o.user_id = $1))
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${TASKS_PAGE + 1}`,
    [...values, state ?? null, before ?? null],
  );
  return { rows: [...open.rows, ...ended.rows.slice(0, TASKS_PAGE)], more: ended.rows.length > TASKS_PAGE };
}

/** The kinds of the member's tasks. */
export async function kindsOf(db: Queries, userId: number): Promise<string[]> {
  const { rows } = await db.query<{ kind: string }>(
    `SELECT DISTINCT t.kind ${FROM} WHERE ${SHOWN} ORDER BY t.kind`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

/** One of the member's tasks. @throws Refusal if it is unknown, deleted or another member's */
export async function requireTask(db: Queries, userId: number, taskId: string): Promise<TaskRow> {
  const row = await first(db.query<TaskRow>(`${SELECT} WHERE ${SHOWN} AND t.id = $2`, [userId, taskId]));
  if (!row) throw new Refusal(404, 'taskGone');
  return row;
}

/** The call that started a task. @throws Refusal if the task is not the member's, or its project or shot was deleted */
export async function requireRequest(
  db: Queries,
  userId: number,
  taskId: string,
): Promise<{ path: string; input: unknown; task: TaskRow }> {
  const task = await requireTask(db, userId, taskId);
  if (!task.again) throw new Refusal(409, 'taskNotAgain');
  const row = await first(
    db.query<{ call: string; input: unknown }>('SELECT call, input FROM tasks WHERE id = $1', [taskId]),
  );
  return { path: row?.call ?? '', input: row?.input, task };
}
