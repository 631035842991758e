/** The task row that all kinds share: charged and queued here, ended in claims.ts and cancel.ts. */
import { first, type Queries } from '../db/database.ts';
import { hold } from '../ledger/ledger.ts';
import { type PlannedRequest, planRequest } from '../models/remote/requests.ts';
import { requireMeans } from '../models/remote/spending.ts';
import { nextTurn } from './open-tasks.ts';
import type { Queue } from './queue.ts';
import { withoutSignature } from './without-signature.ts';

/** What lists and notices show of a task. */
export interface TaskFacts {
  /** A task kind (src/api/tasks.ts). */
  kind: string;
  /** The title in the task center: the prompt, or the film's name. */
  prompt: string;
  tool: string;
  model?: string;
  points: number;
  /** The name of the model that makes it. */
  provider: string;
  /** The film, shot or role it is made for. */
  projectId?: number | null;
  shotId?: number | null;
  roleId?: number | null;
  /** The id that polls and notices use, if it is not the task's own. */
  trackId?: string;
  /** What the task will ask of services; nothing for the built-in engine. */
  requests?: readonly PlannedRequest[];
  /** Expected seconds, until a task of this tool has been timed. */
  guess?: number;
}

/** The call that started a task. Sending it again makes the same thing again. */
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

/** Expected seconds of a tool that was never used. */
const FIRST_GUESS = 3;
/** Past tasks that the expected time is computed from. */
const SAMPLE_SIZE = 20;

/** Holds the points, writes the task and queues its job, in the caller's transaction. @returns expected seconds; 0 if nobody knows */
export async function addTask(client: Queries, queue: Queue, task: NewTask): Promise<number> {
  const { id, userId, kind, prompt, request, tool, points, provider } = task;
  for (const { model } of task.requests ?? []) await requireMeans(client, userId, model);
  await hold(client, { taskId: id, userId, points, tool });
  const served = (task.requests ?? []).some(({ model }) => model.maker.runs === 'remote');
  // nobody can tell of a service before it was timed
  const guess = served ? null : (task.guess ?? FIRST_GUESS);
  const expected = await expectedSeconds(client, { tool, provider, guess });
  const priority = await nextTurn(client, task);
  const jobId = await queue.send(client, task.queue, { taskId: id }, { priority });
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
  for (const { part, model } of task.requests ?? [])
    await planRequest(client, { taskId: id, part, userId }, model);
  return expected;
}

async function expectedSeconds(
  client: Queries,
  { tool, provider, guess }: { tool: string; provider: string; guess: number | null },
): Promise<number> {
  const row = await first(
    client.query<{ median: number | null }>(
      `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median FROM (
         SELECT extract(epoch FROM ended_at - created_at)::float8 AS seconds FROM tasks
         WHERE tool = $1 AND provider = $2 AND status = 'done' ORDER BY ended_at DESC LIMIT ${SAMPLE_SIZE}) AS past`,
      [tool, provider],
    ),
  );
  const seconds = row?.median ?? guess;
  return seconds === null ? 0 : Math.max(1, Math.round(seconds));
}

/** Sets the picture that lists show for a task. @param image a file name such as `<key>.jpg` */
export async function showImage(client: Queries, taskId: string, image: string): Promise<void> {
  await client.query('UPDATE tasks SET image = $2 WHERE id = $1', [taskId, image]);
}

/** Hides a task from all lists, or shows it again, when its record is deleted or restored. */
export async function hideTask(client: Queries, taskId: string, hidden: boolean): Promise<void> {
  await client.query('UPDATE tasks SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
    taskId,
    hidden,
  ]);
}

/** Marks tasks that are announced together, once all of them have ended. */
export async function markBatch(client: Queries, taskIds: readonly string[]): Promise<void> {
  await client.query('UPDATE tasks SET in_batch = true WHERE id = ANY($1::text[])', [taskIds]);
}
