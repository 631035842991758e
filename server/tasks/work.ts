/** What a job of a task does, and what it hands over. */
import type { Queries } from '../db/database.ts';
import type { Claim } from './claims.ts';

/** The result of a job's work, not yet visible to anybody. */
export interface JobResult {
  /** Records the result, in the transaction that ends the task. */
  record: (client: Queries) => Promise<void>;
  /** The task is charged for what it has used alone (tasks.ts, usePoints). */
  onlyUsed?: true;
  /** Removes what was made, when the result is refused. */
  discard: () => Promise<void>;
}

export type Work = (claim: Claim, signal: AbortSignal) => Promise<JobResult>;
