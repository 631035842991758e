import { first, type Queries } from '../db/database.ts';

/** Counts of the data stored about a member. */
export interface Belongings {
  drawings: number;
  clips: number;
  songs: number;
  lip_syncs: number;
  projects: number;
  works: number;
  /** Media and uploads. */
  files: number;
  megabytes: number;
  open_tasks: number;
  /** Messages addressed to this member only. */
  messages: number;
  devices: number;
  points: number;
  /** Kept for accounting, with an anonymized account. */
  orders_kept: number;
}

/** Counts what closing the account would delete and keep. */
export async function countBelongings(db: Queries, userId: number): Promise<Belongings> {
  const of = (table: string, more = '') => `(SELECT count(*)::int FROM ${table} WHERE user_id = u.id${more})`;
  const row = await first(
    db.query<Belongings>(
      `SELECT ${of('draws')} AS drawings, ${of('clips')} AS clips, ${of('songs')} AS songs, ${of('lip_syncs')} AS lip_syncs,
         ${of('projects')} AS projects, ${of('works')} AS works, ${of('media')} + ${of('uploads')} AS files,
         (SELECT coalesce(ceil(sum(bytes) / 1048576.0), 0)::int FROM media WHERE user_id = u.id) AS megabytes,
         ${of('tasks', " AND status IN ('waiting', 'running')")} AS open_tasks,
         (SELECT count(*)::int FROM broadcasts WHERE member_id = u.id) AS messages,
         ${of('sessions', ' AND expires_at > now()')} AS devices, u.points, ${of('orders')} AS orders_kept
       FROM users u WHERE u.id = $1`,
      [userId],
    ),
  );
  if (!row) throw new Error(`User ${userId} is gone.`);
  return row;
}
