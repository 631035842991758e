/** Points: every change is a row of the log, and a member's balance is the sum of their rows. */
import { CODE } from '../../src/api/errors.ts';
import { first, type Queries } from '../db/database.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';
import { Refusal } from '../rpc/refusal.ts';
import {
  addBatch,
  emptyBatchesOf,
  expiredOf,
  refundedAgain,
  returnPoints,
  type Share,
} from './point-batches.ts';

export type GainKind = 'welcome' | 'purchase' | 'reward' | 'redeem' | 'grant';

interface Entry {
  userId: number;
  /** Positive for a gain. */
  points: number;
  kind: GainKind | 'refund' | 'expiry' | 'takeback';
  /** A message key, optionally with `:` and a tool, e.g. `pointsDraw:mj`. */
  description: string;
  /** The task, order or code it belongs to. */
  ref?: string;
}

/** Writes one row and updates the balance. Call it inside a transaction. @returns false if the balance would become negative */
async function enter(
  client: Queries,
  { userId, points, kind, description, ref = '' }: Entry,
): Promise<boolean> {
  const { count } = await client.query(
    'UPDATE users SET points = points + $2 WHERE id = $1 AND points + $2 >= 0',
    [userId, points],
  );
  if (count === 0) return false;
  await client.query(
    'INSERT INTO points_log (user_id, kind, points, description, ref) VALUES ($1, $2, $3, $4, $5)',
    [userId, kind, points, description, ref],
  );
  return true;
}

/** Adds points, with the expiry stated in the texts (LIMIT-02). */
export async function gain(client: Queries, entry: Entry & { kind: GainKind }): Promise<void> {
  if (entry.points <= 0) return;
  await enter(client, entry);
  await addBatch(client, entry.userId, entry.points, entry.ref);
}

/** Removes expired points, with a row of the log. Call it inside a transaction. @returns the points removed */
export async function expire(client: Queries, userId: number): Promise<number> {
  const points = await expiredOf(client, userId);
  if (points === 0) return 0;
  const taken = await enter(client, {
    userId,
    points: -points,
    kind: 'expiry',
    description: 'pointsExpired',
  });
  if (!taken) throw new Error(`The batches of user ${userId} hold more than the balance.`);
  return points;
}

/**
 * Takes back what is left of the points that an order brought, with a row of the log. Call it inside a transaction that has locked the
 * member. @returns the points taken
 */
export async function takeBack(client: Queries, userId: number, orderNo: string): Promise<number> {
  // expire first, so that points that have run out are not taken for the order's
  await expire(client, userId);
  const points = await emptyBatchesOf(client, userId, orderNo);
  if (points === 0) return 0;
  const taken = await enter(client, {
    userId,
    points: -points,
    kind: 'takeback',
    description: 'pointsTakenBack',
    ref: orderNo,
  });
  if (!taken) throw new Error(`The batches of user ${userId} hold more than the balance.`);
  return points;
}

export interface Hold {
  taskId: string;
  userId: number;
  points: number;
  /** The tool's name in the points log. */
  tool: string;
}

/** Holds the points of a task before it runs. Call it inside a transaction. @throws Refusal 2001 if there are too few */
export async function hold(client: Queries, task: Hold): Promise<void> {
  let how = await holdPoints(client, task);
  if (how === 'expired') {
    // expired points must not be spent
    await expire(client, task.userId);
    how = await holdPoints(client, task);
  }
  if (how === 'short') throw new Refusal(CODE.shortOfPoints, 'shortOfPoints');
  if (how !== 'held') throw new Error(`The points of task ${task.taskId} were not held: ${how}.`);
}

/** A single call of a database function, because every submit waits for it. */
async function holdPoints(client: Queries, { taskId, userId, points, tool }: Hold): Promise<string> {
  const row = await first(
    client.query<{ how: string }>('SELECT hold_points($1, $2, $3, $4) AS how', [
      taskId,
      userId,
      points,
      `pointsDraw:${tool}`,
    ]),
  );
  return row?.how ?? '';
}

/**
 * Settles a hold: the work is done and the points are spent. Idempotent.
 * @returns false if it was settled or refunded before
 */
export async function settle(client: Queries, taskId: string): Promise<boolean> {
  const { count } = await client.query(
    "UPDATE holds SET state = 'settled' WHERE task_id = $1 AND state = 'held'",
    [taskId],
  );
  return count > 0;
}

/**
 * Refunds a hold, because the task failed or was cancelled. Idempotent.
 * @param used points that stay spent, for parts the member keeps
 * @returns the points refunded
 */
export async function refund(client: Queries, taskId: string, tool: string, used = 0): Promise<number> {
  const row = await first(
    client.query<{ user_id: number; points: number; batches: Share[] }>(
      `UPDATE holds SET state = CASE WHEN $2 > 0 AND points <= $2 THEN 'settled' ELSE 'refunded' END
       WHERE task_id = $1 AND state = 'held' RETURNING user_id, points, batches`,
      [taskId, used],
    ),
  );
  const points = Math.max(0, (row?.points ?? 0) - used);
  if (!row || points === 0) return 0;
  // expire first, so that the refund does not revive expired points
  await expire(client, row.user_id);
  await enter(client, {
    userId: row.user_id,
    points,
    kind: 'refund',
    description: `pointsRefund:${tool}`,
    ref: taskId,
  });
  await returnPoints(client, row.user_id, row.batches, points);
  // they were out when their order was refunded
  for (const orderNo of await refundedAgain(client, row.batches))
    await takeBack(client, row.user_id, orderNo);
  return points;
}

export interface LogRow {
  id: number;
  points: number;
  description: string;
  created_at: Date;
}

/** One page of a member's points log, of all changes or of those in one direction, newest first, and whether there are older rows. */
export async function readLog(
  db: Queries,
  userId: number,
  { change = null, ...pages }: Pages & { change?: 'gained' | 'spent' | null | undefined },
): Promise<{ rows: LogRow[]; more: boolean }> {
  const { rows } = await db.query<LogRow>(
    `SELECT id, points, description, created_at FROM points_log
     WHERE user_id = $1 AND ($2::bigint IS NULL OR id < $2)
       AND ($5::text IS NULL OR CASE $5 WHEN 'gained' THEN points > 0 ELSE points < 0 END)
     ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [userId, pages.before ?? null, ...limitOf(pages), change],
  );
  return cut(rows, pages);
}
