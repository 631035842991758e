/** The notices of ended tasks, and which devices have acknowledged them. */
import { noticeId, taskKey } from '../../src/api/notice-id.ts';
import type { PushMessage } from '../../src/api/push.ts';
import { kindOf } from '../../src/api/task-kind.ts';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { first, type Queries } from '../db/database.ts';
import { batchEnds } from '../film/storyboard/batch-ends.ts';

/** Acknowledges notices that a device announces itself, so that they are not pushed to it. */
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

/** Deletes acknowledgements long after the last push about them. */
export async function dropOldAcks(db: Queries): Promise<void> {
  await db.query("DELETE FROM notice_acks WHERE created_at < now() - interval '7 days'");
}

export interface Ended {
  userId: number;
  endedAt: Date;
  message: PushMessage;
}

/** SQL: excludes tasks that were deleted, or replaced by a newer task with the same tracking id. */
const ENDED = `
  SELECT t.user_id, t.status, t.ended_at, t.in_batch, t.project_id, t.kind, t.track_id, t.tool, t.points, t.refunded
  FROM tasks t
  WHERE t.id = $1 AND t.status IN ('done', 'failed') AND t.kind <> '' AND t.hidden_at IS NULL
    AND (t.project_id IS NULL OR EXISTS (SELECT 1 FROM projects p WHERE p.id = t.project_id AND p.deleted_at IS NULL))
    AND NOT EXISTS (SELECT 1 FROM tasks n WHERE n.track_id = t.track_id AND n.kind = t.kind AND n.user_id = t.user_id
      AND (n.created_at, n.id) > (t.created_at, t.id))`;

interface Row {
  user_id: number;
  status: 'done' | 'failed';
  ended_at: Date | string;
  in_batch: boolean;
  project_id: number | null;
  kind: string;
  track_id: string;
  tool: string;
  points: number;
  refunded: number;
}

/** The notice of a task's end; null if there is none: the task was deleted, or its batch is not complete. */
export async function endOfTask(db: Queries, taskId: string): Promise<Ended | null> {
  const row = await first(db.query<Row>(ENDED, [taskId]));
  if (!row) return null;
  const ended = { userId: row.user_id, endedAt: new Date(row.ended_at) };
  if (!row.in_batch) {
    const message = messageOf(row.user_id, row.kind, row.track_id, row.status, row.tool);
    const told = { points_charged: row.points, points_refunded: row.refunded };
    return { ...ended, message: row.status === 'failed' ? { ...message, told } : message };
  }
  if (row.project_id === null || (await othersSpeak(db, row.project_id, taskId))) return null;
  const { batch_refunded: points_refunded, ...ends } = await batchEnds(db, row.project_id);
  const final = ends.batch_done > 0 ? 'done' : 'failed';
  const message = messageOf(row.user_id, 'shot-list', String(row.project_id), final);
  const told = { ...ends, points_refunded };
  return { ...ended, message: ends.batch_failed > 0 ? { ...message, told } : message };
}

/**
 * The batch whose notice waited for this task, which is none of it: pictures and clips of one storyboard are told when all have ended.
 * @param wait seconds after its end at which a batch is told by itself
 * @returns its last task; null if none waited
 */
export async function batchThatWaited(db: Queries, taskId: string, wait: number): Promise<string | null> {
  const row = await first(
    db.query<{ id: string }>(
      `SELECT b.id FROM tasks t JOIN tasks b ON b.project_id = t.project_id AND b.in_batch AND b.status IN ('done', 'failed')
         AND b.ended_at >= t.created_at AND b.ended_at <= t.ended_at - $2 * interval '1 second'
       WHERE t.id = $1 AND NOT t.in_batch AND t.shot_id IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM tasks o WHERE o.project_id = t.project_id AND o.shot_id IS NOT NULL AND NOT o.in_batch
           AND o.created_at <= b.ended_at AND (o.ended_at, o.id) > (t.ended_at, t.id))
       ORDER BY b.ended_at DESC, b.id DESC LIMIT 1`,
      [taskId, wait],
    ),
  );
  return row?.id ?? null;
}

/**
 * Whether another task of the batch is still running or ended later. The last one announces the whole batch, because the shot
 * list is complete only then.
 */
async function othersSpeak(db: Queries, projectId: number, taskId: string): Promise<boolean> {
  const row = await first(
    db.query<{ speak: boolean }>(
      `SELECT EXISTS (
         SELECT 1 FROM tasks t WHERE t.project_id = $1 AND t.shot_id IS NOT NULL AND (t.status IN ('waiting', 'running') OR (t.in_batch AND t.status IN ('done', 'failed')
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
