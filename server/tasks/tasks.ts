/** What all kinds of generation share: the row that is paid for, claimed by a worker, and ended once. */
import { first, type Queries } from '../db/database.ts';
import { hold, refund, settle } from '../ledger/ledger.ts';
import type { MessageKey } from '../rpc/messages.ts';
import type { Queue } from './queue.ts';

/** The call that a task began with: sent again, it makes the same once more. */
export interface Asked {
  path: string;
  input: unknown;
}

export interface NewTask {
  id: string;
  userId: number;
  /** Row of the table of task kinds (src/api/tasks.ts). */
  kind: string;
  /** The film it belongs to; null outside of films. */
  projectId: number | null;
  /** What the task centre calls it: a prompt, or the film's name. */
  prompt: string;
  asked: Asked;
  tool: string;
  queue: string;
  points: number;
  provider: string;
  /** Seconds it may take, as long as none of its kind has been timed. */
  guess?: number;
}

/** Seconds a tool is expected to take before it has ever been used. */
const FIRST_GUESS = 3;
const REMEMBERED = 20;

/** Takes the points, writes the task and queues its job; all of it or nothing, in the caller's transaction. @returns seconds expected */
export async function addTask(client: Queries, queue: Queue, task: NewTask): Promise<number> {
  const { id, userId, kind, projectId, prompt, asked, tool, points, provider } = task;
  await hold(client, { taskId: id, userId, points, tool });
  const expected = await expectedSeconds(client, tool, task.guess ?? FIRST_GUESS);
  const jobId = await queue.send(client, task.queue, { taskId: id });
  await client.query(
    `INSERT INTO tasks (id, user_id, tool, queue, points, provider, expected_seconds, job_id, kind, project_id, prompt,
       call, input)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb)`,
    [
      id,
      userId,
      tool,
      task.queue,
      points,
      provider,
      expected,
      jobId,
      kind,
      projectId,
      prompt,
      asked.path,
      JSON.stringify(asked.input, withoutSignature),
    ],
  );
  return expected;
}

/** The database keeps no address that expires, nor the name that the server happened to be reached by. */
const withoutSignature = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?(\/media\/[^?\s]+)\?\S*$/, '$1') : value;

async function expectedSeconds(client: Queries, tool: string, guess: number): Promise<number> {
  const row = await first(
    client.query<{ median: number | null }>(
      `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median FROM (
         SELECT extract(epoch FROM ended_at - created_at)::float8 AS seconds FROM tasks
         WHERE tool = $1 AND status = 'done' ORDER BY ended_at DESC LIMIT ${REMEMBERED}) AS past`,
      [tool],
    ),
  );
  return Math.max(1, Math.round(row?.median ?? guess));
}

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

async function giveBack(client: Queries, taskId: string, tool: string): Promise<void> {
  const row = await first(client.query<{ used: number }>('SELECT used FROM tasks WHERE id = $1', [taskId]));
  const points = await refund(client, taskId, tool, row?.used ?? 0);
  if (points === 0) return;
  await client.query('UPDATE tasks SET refunded = $2 WHERE id = $1', [taskId, points]);
}

/** These tasks are announced together, once all of them have ended. */
export async function markBatch(client: Queries, taskIds: readonly string[]): Promise<void> {
  await client.query('UPDATE tasks SET in_batch = true WHERE id = ANY($1::text[])', [taskIds]);
}

/** Cancels a task of the member that has not ended yet, and gives its points back. @returns whether there was one */
export async function cancelTask(
  client: Queries,
  queue: Queue,
  userId: number,
  taskId: string,
): Promise<boolean> {
  const row = await first(
    client.query<{ tool: string; queue: string; job_id: string }>(
      `UPDATE tasks SET status = 'cancelled', failure = 'taskCancelled', lease_until = NULL, ended_at = now(),
         updated_at = now()
       WHERE id = $1 AND user_id = $2 AND status IN ('waiting', 'running') RETURNING tool, queue, job_id`,
      [taskId, userId],
    ),
  );
  if (!row) return false;
  await queue.cancel(client, row.queue, row.job_id);
  await giveBack(client, taskId, row.tool);
  return true;
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
