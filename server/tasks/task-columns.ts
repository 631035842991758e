import { OPEN_REQUEST, type ShownRequest } from './task-progress.ts';

/** What lists of records read of a record's task. */
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

/** For queries over tasks `t`: the columns of {@link TaskColumns}. */
export const TASK_COLUMNS = `t.status, t.failure, t.points, t.refunded, t.expected_seconds, t.provider, ${OPEN_REQUEST}`;
