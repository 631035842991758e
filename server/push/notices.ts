/** What an ended task is called by the devices that are told of it, and which of them have said it by themselves. */
import { noticeId, taskKey } from '../../src/api/notice-id.ts';
import type { PushMessage } from '../../src/api/push.ts';
import { kindOf } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { first, type Queries } from '../db/database.ts';

/** A device announces this by itself; it is not pushed to it any more. */
export async function acknowledge(
  db: Queries,
  userId: number,
  deviceId: string,
  notices: readonly string[],
): Promise<void> {
  await db.query(
    `INSERT INTO notice_acks (user_id, device_id, notice_id)
     SELECT DISTINCT $1::bigint, $2, id FROM unnest($3::text[]) AS id
     ON CONFLICT (user_id, device_id, notice_id) DO UPDATE SET created_at = now()`,
    [userId, deviceId, notices],
  );
}

/** Long after the last push about them. */
export async function dropOldAcks(db: Queries): Promise<void> {
  await db.query("DELETE FROM notice_acks WHERE created_at < now() - interval '7 days'");
}

export interface Ended {
  userId: number;
  endedAt: Date;
  message: PushMessage;
}

/** A task as the contract names it: a batch by its project, a script by its project, all others by the task's own id. */
const NAMED = `
  SELECT t.user_id, t.status, t.ended_at, t.in_batch, coalesce(d.project_id, c.project_id) AS project_id,
    CASE WHEN e.task_id IS NOT NULL THEN 'export'
      WHEN p.id IS NOT NULL THEN 'project'
      WHEN d.id IS NOT NULL THEN CASE WHEN d.project_id IS NULL THEN 'draw' ELSE 'shot-image' END
      WHEN c.id IS NOT NULL THEN CASE WHEN c.project_id IS NULL THEN 'video' ELSE 'shot-video' END
    END AS kind,
    coalesce(p.id::text, t.id) AS id, coalesce(c.tool_name, '') AS tool
  FROM tasks t
    LEFT JOIN exports e ON e.task_id = t.id
    LEFT JOIN projects p ON p.task_id = t.id AND p.deleted_at IS NULL
    LEFT JOIN draws d ON d.task_id = t.id AND d.deleted_at IS NULL
    LEFT JOIN clips c ON c.task_id = t.id AND c.deleted_at IS NULL
  WHERE t.id = $1 AND t.status IN ('done', 'failed')`;

interface Row {
  user_id: number;
  status: 'done' | 'failed';
  ended_at: Date | string;
  in_batch: boolean;
  project_id: number | null;
  kind: string | null;
  id: string;
  tool: string;
}

/** What is to be said of a task; null when there is nothing to say: deleted meanwhile, or others of its batch still run. */
export async function endOfTask(db: Queries, taskId: string): Promise<Ended | null> {
  const row = await first(db.query<Row>(NAMED, [taskId]));
  if (!row?.kind) return null;
  const ended = { userId: row.user_id, endedAt: new Date(row.ended_at) };
  if (!row.in_batch)
    return { ...ended, message: messageOf(row.user_id, row.kind, row.id, row.status, row.tool) };
  if (row.project_id === null || (await othersSpeak(db, row.project_id, taskId))) return null;
  return { ...ended, message: messageOf(row.user_id, 'shot-list', String(row.project_id), 'done') };
}

/**
 * Whether anything of the storyboard is still being made, since the list of shots is ready only then, or another task of the
 * batch ended later: the last one speaks for all.
 */
async function othersSpeak(db: Queries, projectId: number, taskId: string): Promise<boolean> {
  const row = await first(
    db.query<{ speak: boolean }>(
      `SELECT EXISTS (
         SELECT 1 FROM tasks t LEFT JOIN draws d ON d.task_id = t.id LEFT JOIN clips c ON c.task_id = t.id
         WHERE coalesce(d.project_id, c.project_id) = $1 AND coalesce(d.shot_id, c.shot_id) IS NOT NULL
           AND (t.status IN ('waiting', 'running') OR (t.in_batch AND t.status IN ('done', 'failed')
             AND (t.ended_at, t.id) > (SELECT ended_at, id FROM tasks WHERE id = $2)))) AS speak`,
      [projectId, taskId],
    ),
  );
  return row?.speak ?? false;
}

function messageOf(userId: number, kind: string, id: string, final: string, tool = ''): PushMessage {
  const lane = kindOf(TASK_KINDS, kind)?.lane({ kind, page: '', tool }, id) ?? kind;
  return { kind, final, tag: noticeId(taskKey(userId, lane, id), final) };
}
