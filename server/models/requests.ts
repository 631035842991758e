/** What was asked of services for a task: noted before it is sent. */
import { first, type Queries } from '../db/database.ts';
import type { Handle } from './model.ts';

export interface RequestRow {
  model_id: string;
  /** Null when the answer of the service never arrived. */
  handle: Handle | null;
}

/** @returns what was noted before, undefined when this is the first time */
export const findRequest = (db: Queries, taskId: string, part: string): Promise<RequestRow | undefined> =>
  first(
    db.query<RequestRow>('SELECT model_id, handle FROM model_requests WHERE task_id = $1 AND part = $2', [
      taskId,
      part,
    ]),
  );

/** A request is about to be sent. */
export async function intendRequest(
  db: Queries,
  taskId: string,
  part: string,
  modelId: string,
): Promise<void> {
  await db.query('INSERT INTO model_requests (task_id, part, model_id) VALUES ($1, $2, $3)', [
    taskId,
    part,
    modelId,
  ]);
}

/** The service has taken it. */
export async function noteHandle(db: Queries, taskId: string, part: string, handle: Handle): Promise<void> {
  await db.query('UPDATE model_requests SET handle = $3::jsonb WHERE task_id = $1 AND part = $2', [
    taskId,
    part,
    JSON.stringify(handle),
  ]);
}

/** It surely never reached the service: the next attempt may send it. */
export async function dropRequest(db: Queries, taskId: string, part: string): Promise<void> {
  await db.query('DELETE FROM model_requests WHERE task_id = $1 AND part = $2', [taskId, part]);
}
