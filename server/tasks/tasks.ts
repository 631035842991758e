/** The task row that all kinds share: charged and queued here, ended in claims.ts and cancel.ts. */
import type { Queries } from '../db/database.ts';
import { hold } from '../ledger/ledger.ts';
import { type PlannedRequest, planRequest } from '../models/remote/requests.ts';
import { requireMeans } from '../models/remote/spending.ts';
import { nextTurn } from './open-tasks.ts';
import type { Queue } from './queue.ts';
import { withoutSignature } from './without-signature.ts';

/** Facts about a task, for lists and notices. */
export interface TaskFacts {
  /** A task kind (src/api/tasks.ts). */
  kind: string;
  /** The title in the task center: the prompt, or the film's name. */
  prompt: string;
  tool: string;
  model?: string;
  points: number;
  /** Name of the model that makes it. */
  provider: string;
  /** The project, shot or role that it belongs to. */
  projectId?: number | null;
  shotId?: number | null;
  roleId?: number | null;
  /** The id that polls and notices use, if different from the task's own. */
  trackId?: string;
  /** The planned requests to services; none for the built-in engine. */
  requests?: readonly PlannedRequest[];
  /** Expected seconds, until past tasks of the tool give an estimate. */
  guess?: number;
}

/** The call that started a task; sending it again makes the same. */
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

/** Expected seconds for a tool without past tasks. */
const FIRST_GUESS = 3;

/** Holds the points, inserts the task and queues its job, in the caller's transaction. @returns expected seconds; 0 if unknown */
export async function addTask(client: Queries, queue: Queue, task: NewTask): Promise<number> {
  const { id, userId, kind, prompt, request, tool, points, provider } = task;
  await hold(client, { taskId: id, userId, points, tool });
  const models = (task.requests ?? []).map(({ model }) => model);
  await requireMeans(client, userId, models);
  const served = models.some(({ maker }) => maker.runs === 'remote');
  // no default for external services, whose durations vary
  const guess = served ? null : (task.guess ?? FIRST_GUESS);
  const { priority, usual } = await nextTurn(client, task);
  const expected = expectedSeconds(usual ?? guess);
  await queue.send(
    withJob(client, [
      id,
      userId,
      tool,
      task.queue,
      points,
      provider,
      expected,
      kind,
      task.projectId ?? null,
      task.shotId ?? null,
      task.roleId ?? null,
      task.trackId ?? id,
      task.model ?? '',
      prompt,
      request.path,
      JSON.stringify(request.input, withoutSignature),
    ]),
    task.queue,
    { taskId: id },
    { priority },
  );
  for (const { part, model } of task.requests ?? [])
    await planRequest(client, { taskId: id, part, userId }, model);
  return expected;
}

const expectedSeconds = (seconds: number | null): number =>
  seconds === null ? 0 : Math.max(1, Math.round(seconds));

/** Columns of a new task with their SQL types, which Postgres cannot infer in an INSERT ... SELECT. */
const COLUMNS = {
  id: 'text',
  user_id: 'bigint',
  tool: 'text',
  queue: 'text',
  points: 'integer',
  provider: 'text',
  expected_seconds: 'real',
  kind: 'text',
  project_id: 'bigint',
  shot_id: 'bigint',
  role_id: 'bigint',
  track_id: 'text',
  model: 'text',
  prompt: 'text',
  call: 'text',
  input: 'jsonb',
} as const;

/** A client that adds the task's INSERT to the queue's own statement: job and task in one round trip. */
const withJob = (client: Queries, values: readonly unknown[]): Queries => ({
  query: (text, job = []) => {
    const sent = Object.values(COLUMNS).map((type, index) => `$${job.length + index + 1}::${type}`);
    return client.query(
      `WITH job AS (${text})
       INSERT INTO tasks (job_id, ${Object.keys(COLUMNS).join(', ')}) SELECT job.id, ${sent.join(', ')} FROM job RETURNING job_id AS id`,
      [...job, ...values],
    );
  },
});

/** Sets the picture that lists show for a task. @param image a file name such as `<key>.jpg` */
export async function showImage(client: Queries, taskId: string, image: string): Promise<void> {
  await client.query('UPDATE tasks SET image = $2 WHERE id = $1', [taskId, image]);
}

/** Hides a task in all lists, or shows it again, when its record is deleted or restored. */
export async function hideTask(client: Queries, taskId: string, hidden: boolean): Promise<void> {
  await client.query('UPDATE tasks SET hidden_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
    taskId,
    hidden,
  ]);
}

/** Marks tasks as a batch, which is announced once all of them have ended. */
export async function markBatch(client: Queries, taskIds: readonly string[]): Promise<void> {
  await client.query('UPDATE tasks SET in_batch = true WHERE id = ANY($1::text[])', [taskIds]);
}
