/** What all kinds of generation share: the row that is paid for and queued. Its end is in claims.ts and cancel.ts. */
import { first, type Queries } from '../db/database.ts';
import { hold } from '../ledger/ledger.ts';
import type { Queue } from './queue.ts';
import { withoutSignature } from './without-signature.ts';

/** What a task says of itself in every list and notice. */
export interface TaskFacts {
  /** Row of the table of task kinds (src/api/tasks.ts). */
  kind: string;
  /** What the task centre calls it: a prompt, or the film's name. */
  prompt: string;
  tool: string;
  model?: string;
  points: number;
  /** The name of what makes it. */
  provider: string;
  /** The film, shot or role that it is made for. */
  projectId?: number | null;
  shotId?: number | null;
  roleId?: number | null;
  /** The id that polls and notices know it by, where that is not its own. */
  trackId?: string;
  /** Seconds it may take, as long as none of its tool has been timed. */
  guess?: number;
}

/** The call that a task began with: sent again, it makes the same once more. */
export interface TaskRequest {
  path: string;
  input: unknown;
}

export interface NewTask extends TaskFacts {
  id: string;
  userId: number;
  request: TaskRequest;
  queue: string;
}

/** Seconds a tool is expected to take before it has ever been used. */
const FIRST_GUESS = 3;
const REMEMBERED = 20;

/** Takes the points, writes the task and queues its job; all of it or nothing, in the caller's transaction. @returns seconds expected */
export async function addTask(client: Queries, queue: Queue, task: NewTask): Promise<number> {
  const { id, userId, kind, prompt, request, tool, points, provider } = task;
  await hold(client, { taskId: id, userId, points, tool });
  const expected = await expectedSeconds(client, tool, task.guess ?? FIRST_GUESS);
  const jobId = await queue.send(client, task.queue, { taskId: id });
  await client.query(
    `INSERT INTO tasks (id, user_id, tool, queue, points, provider, expected_seconds, job_id, kind, project_id, shot_id,
       role_id, track_id, model, prompt, call, input)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::jsonb)`,
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
      task.projectId ?? null,
      task.shotId ?? null,
      task.roleId ?? null,
      task.trackId ?? id,
      task.model ?? '',
      prompt,
      request.path,
      JSON.stringify(request.input, withoutSignature),
    ],
  );
  return expected;
}

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

/** What lists show of a task, once it has made something. @param image a file such as `<key>.jpg` */
export async function showImage(client: Queries, taskId: string, image: string): Promise<void> {
  await client.query('UPDATE tasks SET image = $2 WHERE id = $1', [taskId, image]);
}

/** Takes a task off every list, or puts it back: its record was deleted or restored. */
export async function hideTask(client: Queries, taskId: string, hidden: boolean): Promise<void> {
  await client.query('UPDATE tasks SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
    taskId,
    hidden,
  ]);
}

/** These tasks are announced together, once all of them have ended. */
export async function markBatch(client: Queries, taskIds: readonly string[]): Promise<void> {
  await client.query('UPDATE tasks SET in_batch = true WHERE id = ANY($1::text[])', [taskIds]);
}
