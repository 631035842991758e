/** Running a task: claim it with a lease, end it once, or requeue it. */
import { first, type Queries } from '../db/database.ts';
import { settle } from '../ledger/ledger.ts';
import type { MessageKey } from '../rpc/messages.ts';
import type { Queue } from './queue.ts';
import { refundTask } from './refund-task.ts';

/** The exclusive right to run one attempt of a task, until the lease expires or another attempt starts. */
export interface Claim {
  taskId: string;
  userId: number;
  tool: string;
  queue: string;
  jobId: string;
  /** Names the attempt's files. */
  attempt: number;
}

/** A claim that was just made. */
export interface Claimed extends Claim {
  /** Attempts until now, this one included, without the crashes that were forgiven. */
  tries: number;
}

/** Claims a waiting task for a job. @returns null if the task has ended, or another job has replaced this one */
export async function claimTask(
  db: Queries,
  taskId: string,
  jobId: string,
  leaseSeconds: number,
): Promise<Claimed | null> {
  const row = await first(
    db.query<{ user_id: number; tool: string; queue: string; attempt: number; forgiven: number }>(
      `UPDATE tasks SET status = 'running', attempt = attempt + 1, started_at = now(), updated_at = now(),
         lease_until = now() + $3 * interval '1 second'
       WHERE id = $1 AND job_id = $2 AND status = 'waiting' RETURNING user_id, tool, queue, attempt,
         (SELECT coalesce(max(crashes), 0)::integer FROM model_requests r WHERE r.task_id = tasks.id) AS forgiven`,
      [taskId, jobId, leaseSeconds],
    ),
  );
  if (!row) return null;
  const { user_id, tool, queue, attempt, forgiven } = row;
  return { taskId, userId: user_id, tool, queue, jobId, attempt, tries: attempt - forgiven };
}

/** The job too: an attempt that hands its task back gives its number back, and the next job's attempt has it again. */
const CURRENT = "id = $1 AND attempt = $2 AND job_id = $3 AND status = 'running'";

/** Renews the lease. @returns false if the claim was lost */
export async function extendLease(
  db: Queries,
  { taskId, attempt, jobId }: Claim,
  leaseSeconds: number,
): Promise<boolean> {
  const { count } = await db.query(
    `UPDATE tasks SET lease_until = now() + $4 * interval '1 second' WHERE ${CURRENT}`,
    [taskId, attempt, jobId, leaseSeconds],
  );
  return count > 0;
}

/**
 * Marks a task as done and settles its points.
 * @param onlyUsed refund the points that the task did not use
 * @returns false if the claim was lost: the caller must discard its result
 */
export async function finishTask(
  client: Queries,
  { taskId, attempt, jobId, tool }: Claim,
  onlyUsed = false,
): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'done', lease_until = NULL, ended_at = now(), updated_at = now() WHERE ${CURRENT}`,
    [taskId, attempt, jobId],
  );
  if (count > 0 && onlyUsed) await refundTask(client, taskId, tool);
  if (count > 0) await settle(client, taskId);
  return count > 0;
}

/** Marks a task as failed and refunds it. @returns false if the claim was lost */
export async function failTask(
  client: Queries,
  { taskId, attempt, jobId, tool }: Claim,
  failure: MessageKey,
): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'failed', failure = $4, lease_until = NULL, ended_at = now(), updated_at = now()
     WHERE ${CURRENT}`,
    [taskId, attempt, jobId, failure],
  );
  if (count > 0) await refundTask(client, taskId, tool);
  return count > 0;
}

/** Counts points as used, so that they are not refunded on failure, for a part that the member keeps. @returns false if the claim was lost */
export async function usePoints(
  client: Queries,
  { taskId, attempt, jobId }: Claim,
  points: number,
): Promise<boolean> {
  const { count } = await client.query(`UPDATE tasks SET used = used + $4 WHERE ${CURRENT}`, [
    taskId,
    attempt,
    jobId,
    points,
  ]);
  return count > 0;
}

/**
 * Requeues an unfinished task as a new job. Late results of the old job are then rejected.
 * @param counts false if the attempt should not count, e.g. at a shutdown. Only for one's own attempt: the files of another's, which
 *   may still be written or deleted, have the number's names
 */
export async function requeueTask(
  client: Queries,
  queue: Queue,
  { taskId, attempt, queue: name, jobId }: Claim,
  { delaySeconds = 0, counts = true }: { delaySeconds?: number; counts?: boolean } = {},
): Promise<void> {
  const { count } = await client.query(
    `UPDATE tasks SET status = 'waiting', lease_until = NULL, updated_at = now() WHERE id = $1 AND attempt = $2 AND job_id = $3
       AND status IN ('waiting', 'running')`,
    [taskId, attempt, jobId],
  );
  if (count === 0) return;
  await queue.cancel(client, name, jobId);
  const next = await queue.send(client, name, { taskId }, { delaySeconds });
  await client.query('UPDATE tasks SET job_id = $2, attempt = attempt - $3 WHERE id = $1', [
    taskId,
    next,
    counts ? 0 : 1,
  ]);
}

/**
 * Tasks whose worker has died: running tasks with an expired lease, and waiting tasks whose job was fetched but
 * never claimed.
 * @param graceSeconds maximum time between fetching a job and claiming its task
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

/** Expires all leases. Call it at the start of a single-node server, when no other process can be running a task. */
export async function dropAllLeases(db: Queries): Promise<void> {
  await db.query("UPDATE tasks SET lease_until = now() - interval '1 second' WHERE status = 'running'");
}
