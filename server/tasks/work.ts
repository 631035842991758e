/** What a task's job does, and what it returns. */
import type { Queries } from '../db/database.ts';
import type { Claim } from './claims.ts';

/** The result of a job, not yet visible to anyone. */
export interface JobResult {
  /** Records the result, in the transaction that ends the task. */
  record: (client: Queries) => Promise<void>;
  /** Charge only the points that were used (claims.ts, usePoints) and refund the rest. */
  onlyUsed?: true;
  /** Deletes what was made, if the result is refused. */
  discard: () => Promise<void>;
}

export type Work = (claim: Claim, signal: AbortSignal) => Promise<JobResult>;
