/** A task in a worker's hands: claimed under a lease, ended once, or put back into the queue. */
import { first, type Queries } from '../db/database.ts';
import { settle } from '../ledger/ledger.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { giveBack } from './give-back.ts';
import type { Queue } from './queue.ts';

/** The right to work on a task, until the lease ends or another attempt begins. */
export interface Claim {
  taskId: string;
  userId: number;
  tool: string;
  queue: string;
  jobId: string;
  attempt: number;
}

/** Claims a waiting task for one job. @returns null when the task has ended or another job took its place */
export async function claimTask(
  db: Queries,
  taskId: string,
  jobId: string,
  leaseSeconds: number,
): Promise<Claim | null> {
  const row = await first(
    db.query<{ user_id: number; tool: string; queue: string; attempt: number }>(
      `UPDATE tasks SET status = 'running', attempt = attempt + 1, started_at = now(), updated_at = now(),
         lease_until = now() + $3 * interval '1 second'
       WHERE id = $1 AND job_id = $2 AND status = 'waiting' RETURNING user_id, tool, queue, attempt`,
      [taskId, jobId, leaseSeconds],
    ),
  );
  return row
    ? { taskId, userId: row.user_id, tool: row.tool, queue: row.queue, jobId, attempt: row.attempt }
    : null;
}

const CURRENT = "id = $1 AND attempt = $2 AND status = 'running'";

/** Keeps a claim alive. @returns false when it is no longer ours */
export async function extendLease(
  db: Queries,
  { taskId, attempt }: Claim,
  leaseSeconds: number,
): Promise<boolean> {
  const { count } = await db.query(
    `UPDATE tasks SET lease_until = now() + $3 * interval '1 second' WHERE ${CURRENT}`,
    [taskId, attempt, leaseSeconds],
  );
  return count > 0;
}

/**
 * Ends a task well.
 * @param onlyUsed what it did not use of its points is given back
 * @returns false when the claim is no longer ours: the caller must throw its result away
 */
export async function finishTask(
  client: Queries,
  { taskId, attempt, tool }: Claim,
  onlyUsed = false,
): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'done', lease_until = NULL, ended_at = now(), updated_at = now() WHERE ${CURRENT}`,
    [taskId, attempt],
  );
  if (count > 0 && onlyUsed) await giveBack(client, taskId, tool);
  if (count > 0) await settle(client, taskId);
  return count > 0;
}

/** Ends a task badly and gives its points back. @returns false when the claim is no longer ours */
export async function failTask(
  client: Queries,
  { taskId, attempt, tool }: Claim,
  failure: MessageKey,
): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'failed', failure = $3, lease_until = NULL, ended_at = now(), updated_at = now()
     WHERE ${CURRENT}`,
    [taskId, attempt, failure],
  );
  if (count > 0) await giveBack(client, taskId, tool);
  return count > 0;
}

/** Counts points for something that the task has made and the member keeps: they are not given back. @returns false when the claim is no longer ours */
export async function usePoints(
  client: Queries,
  { taskId, attempt }: Claim,
  points: number,
): Promise<boolean> {
  const { count } = await client.query(`UPDATE tasks SET used = used + $3 WHERE ${CURRENT}`, [
    taskId,
    attempt,
    points,
  ]);
  return count > 0;
}

/**
 * Puts a task that was not finished back into the queue under a new job, so that whatever the old job's worker still does is
 * refused.
 * @param counts false when the attempt was not the task's fault, e.g. at a shutdown
 */
export async function requeueTask(
  client: Queries,
  queue: Queue,
  { taskId, attempt, queue: name, jobId }: Claim,
  { delaySeconds = 0, counts = true }: { delaySeconds?: number; counts?: boolean } = {},
): Promise<void> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'waiting', lease_until = NULL, updated_at = now() WHERE id = $1 AND attempt = $2 AND status IN ('waiting', 'running')`,
    [taskId, attempt],
  );
  if (count === 0) return;
  await queue.cancel(client, name, jobId);
  const next = await queue.send(client, name, { taskId }, delaySeconds);
  await client.query('UPDATE tasks SET job_id = $2, attempt = attempt - $3 WHERE id = $1', [
    taskId,
    next,
    counts ? 0 : 1,
  ]);
}

/**
 * Tasks that nobody works on any more: running ones whose lease has ended, and waiting ones whose job was taken out of the queue
 * by a worker that died before it could claim the task.
 * @param graceSeconds how long a worker may take between the two
 */
export async function lapsedTasks(client: Queries, graceSeconds: number): Promise<Claim[]> {
  const { rows } = await client.query<{
    id: string;
    user_id: number;
    tool: string;
    queue: string;
    job_id: string;
    attempt: number;
  }>(
    `SELECT t.id, t.user_id, t.tool, t.queue, t.job_id, t.attempt
     FROM tasks t LEFT JOIN pgboss.job j ON j.name = t.queue AND j.id = t.job_id
     WHERE (t.status = 'running' AND t.lease_until < now())
        OR (t.status = 'waiting' AND (j.id IS NULL OR j.state >= 'active')
            AND coalesce(j.started_on, t.updated_at) <= now() - $1 * interval '1 second')
     FOR UPDATE OF t SKIP LOCKED`,
    [graceSeconds],
  );
  return rows.map((row) => ({
    taskId: row.id,
    userId: row.user_id,
    tool: row.tool,
    queue: row.queue,
    jobId: row.job_id,
    attempt: row.attempt,
  }));
}

/** On a single node no other process can be running a task when this one starts: every lease left over is dead. */
export async function dropAllLeases(db: Queries): Promise<void> {
  await db.query("UPDATE tasks SET lease_until = now() - interval '1 second' WHERE status = 'running'");
}
