/** The operator's log: a row is added before each command, and marked `done` in the transaction of the command. */

import { instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';

interface Begun {
  command: string;
  /** The operating system account that runs the command. */
  operator: string;
  /** The member concerned, if any. */
  userId: number | null;
  /** The request, without secrets. */
  detail: object;
}

/** @returns the row's id */
export async function beginEntry(db: Queries, { command, operator, userId, detail }: Begun): Promise<number> {
  const row = await first(
    db.query<{ id: number }>(
      'INSERT INTO operator_log (command, operator, user_id, detail) VALUES ($1, $2, $3, $4::jsonb) RETURNING id',
      [command, operator, userId, JSON.stringify(detail)],
    ),
  );
  if (!row) throw new Error('The operator log was not written.');
  return row.id;
}

/** Records how a command ended, once. @param outcome `done`, or the error @param detail merged into the request's; no secrets */
export async function endEntry(
  db: Queries,
  id: number,
  {
    outcome,
    userId,
    detail = {},
  }: { outcome: string; userId?: number | undefined; detail?: object | undefined },
): Promise<void> {
  await db.query(
    `UPDATE operator_log SET outcome = $2, user_id = coalesce($3, user_id), detail = detail || $4::jsonb
     WHERE id = $1 AND outcome = 'begun'`,
    [id, outcome, userId ?? null, JSON.stringify(detail)],
  );
}

/** The newest entries first, without those of reading the log. @param userId limits the rows to one member */
export async function readOperatorLog(db: Queries, count: number, userId: number | null) {
  const { rows } = await db.query<{
    created_at: Date;
    operator: string;
    command: string;
    user_id: number | null;
    outcome: string;
    detail: Record<string, string | number | boolean>;
  }>(
    `SELECT created_at, operator, command, user_id, outcome, detail FROM operator_log
     WHERE command <> 'log' AND ($2::bigint IS NULL OR user_id = $2) ORDER BY id DESC LIMIT $1`,
    [count, userId],
  );
  return rows.map(({ created_at, user_id, ...row }) => ({
    ...row,
    at: instant(created_at),
    member: user_id,
  }));
}
