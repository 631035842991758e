/** What the operator did, and when: a row is begun before each command and says afterwards how it ended. */
import { first, type Queries } from '../db/database.ts';
import { instant } from './clock.ts';

/** @param operator the account of this machine that called @returns the row's id */
export async function beginEntry(db: Queries, command: string, operator: string): Promise<number> {
  const row = await first(
    db.query<{ id: number }>('INSERT INTO operator_log (command, operator) VALUES ($1, $2) RETURNING id', [
      command,
      operator,
    ]),
  );
  if (!row) throw new Error('The operator log was not written.');
  return row.id;
}

/** @param outcome `done`, or why not @param detail without secrets */
export async function endEntry(
  db: Queries,
  id: number,
  {
    outcome,
    userId,
    detail = {},
  }: { outcome: string; userId?: number | undefined; detail?: object | undefined },
): Promise<void> {
  await db.query('UPDATE operator_log SET outcome = $2, user_id = $3, detail = $4::jsonb WHERE id = $1', [
    id,
    outcome,
    userId ?? null,
    JSON.stringify(detail),
  ]);
}

/** The latest first. @param userId only what was about this member */
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
     WHERE $2::bigint IS NULL OR user_id = $2 ORDER BY id DESC LIMIT $1`,
    [count, userId],
  );
  return rows.map(({ created_at, user_id, ...row }) => ({
    ...row,
    at: instant(created_at),
    member: user_id,
  }));
}
