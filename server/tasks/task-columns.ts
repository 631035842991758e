import { OPEN_REQUEST, type ShownRequest } from './task-progress.ts';

/** Columns of a record's task, for lists of records. */
export interface TaskColumns {
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** A message key; empty unless it failed. */
  failure: string;
  points: number;
  refunded: number;
  expected_seconds: number;
  provider: string;
  request: ShownRequest | null;
}

/** SQL: the columns of {@link TaskColumns}, for queries over tasks `t`. */
export const TASK_COLUMNS = `t.status, t.failure, t.points, t.refunded, t.expected_seconds, t.provider, ${OPEN_REQUEST}`;
