/** Lip-sync results with their tasks: lists and search. */
import type { CallOutput } from '../../src/api/call.ts';
import type { listLipSyncs } from '../../src/api/lipsync.ts';
import type { Queries } from '../db/database.ts';
import { historyConditions } from '../rpc/history-filter.ts';
import { cut, limitOf } from '../rpc/pages.ts';
import { TASK_COLUMNS, type TaskColumns } from '../tasks/task-columns.ts';
import type { SpeakPlan } from './speak.ts';

/** A record with its task. */
export interface LipSyncRow extends TaskColumns {
  id: number;
  task_id: string;
  tool_name: string;
  prompt: string;
  source: string;
  sound: string;
  sound_seconds: number;
  plan: SpeakPlan;
  video: string;
  poster: string;
  seconds: number;
  width: number | null;
  height: number | null;
  starred: boolean;
  created_at: Date;
}

const SELECT = `SELECT l.id, l.task_id, l.tool_name, l.prompt, l.source, l.sound, l.sound_seconds, l.plan, l.video, l.poster,
    l.seconds, m.width, m.height, l.starred_at IS NOT NULL AS starred, l.created_at, ${TASK_COLUMNS}
  FROM lip_syncs l JOIN tasks t ON t.id = l.task_id
    LEFT JOIN media m ON m.key = nullif(split_part(l.video, '.', 1), '')`;

/** One page of a member's results, newest first, and whether there are older ones. @param zone IANA time zone of the filters' days */
export async function listLipSyncRows(
  db: Queries,
  userId: number,
  input: CallOutput<typeof listLipSyncs>,
  zone: string,
): Promise<{ rows: LipSyncRow[]; more: boolean }> {
  const values: unknown[] = [userId, input.before ?? null, ...limitOf(input)];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const narrowed = ['l.deleted_at IS NULL', ...historyConditions('l', input, zone, add)];
  const { rows } = await db.query<LipSyncRow>(
    `${SELECT} WHERE l.user_id = $1 AND ($2::bigint IS NULL OR l.id < $2)
       AND ${narrowed.join(' AND ')} ORDER BY l.id DESC LIMIT $3 OFFSET $4`,
    values,
  );
  return cut(rows, input);
}

/** The member's results of these tasks, without unknown and other members' ones. */
export async function findLipSyncs(
  db: Queries,
  userId: number,
  taskIds: readonly string[],
): Promise<LipSyncRow[]> {
  const { rows } = await db.query<LipSyncRow>(
    `${SELECT} WHERE l.user_id = $1 AND l.task_id = ANY($2::text[]) ORDER BY l.id`,
    [userId, taskIds],
  );
  return rows;
}
