/** What the operator did, and when: a row is begun before each command, and says that it is done in the command's own transaction. */

import { instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';

interface Begun {
  command: string;
  /** The account of this machine that called. */
  operator: string;
  /** Whom it is about, where it is about somebody. */
  userId: number | null;
  /** What was asked for, without secrets. */
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

/** Says how it ended, once. @param outcome `done`, or why not @param detail what came of it, without secrets; beside what was asked for */
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

/** The latest first, without those that read the log. @param userId only what was about this member */
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
