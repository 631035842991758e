/** The work of a task's job, and its result. */
import type { Queries } from '../db/database.ts';
import type { Claim } from './claims.ts';

/** The result of a job, not yet recorded. */
export interface JobResult {
  /** Records the result, in the transaction that ends the task. */
  record: (client: Queries) => Promise<void>;
  /** Charge only the used points (claims.ts, usePoints) and refund the rest. */
  onlyUsed?: true;
  /** Deletes the files if the result is rejected. */
  discard: () => Promise<void>;
}

export type Work = (claim: Claim, signal: AbortSignal) => Promise<JobResult>;
