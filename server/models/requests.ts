/** Requests to services for tasks, recorded before they are sent. */
import { first, type Queries } from '../db/database.ts';
import type { Handle } from './model.ts';

export interface RequestRow {
  model_id: string;
  /** Null if the service's answer never arrived. */
  handle: Handle | null;
}

/** @returns the recorded request; undefined the first time */
export const findRequest = (db: Queries, taskId: string, part: string): Promise<RequestRow | undefined> =>
  first(
    db.query<RequestRow>('SELECT model_id, handle FROM model_requests WHERE task_id = $1 AND part = $2', [
      taskId,
      part,
    ]),
  );

/** Records a request before it is sent. */
export async function recordIntent(
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

/** Stores the handle of a request that the service has accepted. */
export async function saveHandle(db: Queries, taskId: string, part: string, handle: Handle): Promise<void> {
  await db.query('UPDATE model_requests SET handle = $3::jsonb WHERE task_id = $1 AND part = $2', [
    taskId,
    part,
    JSON.stringify(handle),
  ]);
}

/** Deletes a request that certainly did not reach the service: the next attempt may send it. */
export async function dropRequest(db: Queries, taskId: string, part: string): Promise<void> {
  await db.query('DELETE FROM model_requests WHERE task_id = $1 AND part = $2', [taskId, part]);
}
