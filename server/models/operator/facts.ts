/** Statistics about models and their requests, for the operator. */
import { instant } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import { TODAY } from '../remote/spending.ts';

export interface SpendRow {
  day: string;
  service: string;
  row: string;
  requests: number;
  done: number;
  usd: number;
}

/** Requests and costs by UTC day, newest first. */
export async function readSpend(db: Queries, days: number): Promise<SpendRow[]> {
  const { rows } = await db.query<SpendRow>(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, service, model_id AS row,
       count(*) FILTER (WHERE state <> 'dropped')::int AS requests,
       count(*) FILTER (WHERE state = 'done')::int AS done, sum(usd)::float8 AS usd
     FROM model_requests WHERE created_at > now() - $1 * interval '1 day'
     GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`,
    [days],
  );
  return rows;
}

export interface OrphanRow {
  at: string;
  task: string;
  part: string;
  row: string;
  service: string;
  member: number | null;
  usd: number;
  reason: string;
}

/** Requests that may or may not have been started by the service; their tasks were refunded. Newest first. */
export async function readOrphans(db: Queries, count: number): Promise<OrphanRow[]> {
  const { rows } = await db.query<Omit<OrphanRow, 'at'> & { at: Date }>(
    `SELECT coalesce(intended_at, created_at) AS at, task_id AS task, part, model_id AS row, service, user_id AS member,
       usd::float8 AS usd, reason
     FROM model_requests WHERE state = 'orphan' ORDER BY created_at DESC, task_id DESC, part LIMIT $1`,
    [count],
  );
  return rows.map((row) => ({ ...row, at: instant(row.at) }));
}

export interface Today {
  /** Why it is paused; null if it is not. */
  paused: string | null;
  usd: number;
  open: number;
}

/** Per row: today's costs, the share of open requests, and whether it is paused. */
export async function readToday(db: Queries): Promise<Map<string, Today>> {
  const { rows } = await db.query<{ id: string; paused: string | null; usd: number; open: number }>(
    `SELECT coalesce(r.model_id, p.model_id) AS id, p.reason AS paused, coalesce(r.usd, 0)::float8 AS usd, coalesce(r.open, 0) AS open
     FROM (SELECT model_id, sum(usd) FILTER (WHERE ${TODAY}) AS usd,
             count(*) FILTER (WHERE state IN ('planned', 'intended', 'submitted'))::int AS open
           FROM model_requests GROUP BY model_id) r
       FULL JOIN (SELECT model_id, reason FROM model_pauses WHERE until > now()) p ON p.model_id = r.model_id`,
  );
  return new Map(rows.map(({ id, ...today }) => [id, today]));
}
