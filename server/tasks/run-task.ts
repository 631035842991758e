import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { closeRequests } from '../models/remote/close-requests.ts';
import { Parked } from '../models/remote/parked.ts';
import { queuePush } from '../push/push-devices.ts';
import { type Claim, claimTask, extendLease, failTask, finishTask, requeueTask } from './claims.ts';
import { failureOf } from './failure.ts';
import type { JobData } from './queue-writes.ts';
import type { JobResult, Work } from './work.ts';

/** Seconds after which a worker that has not renewed its lease is considered dead. */
export const LEASE_SECONDS = 20;
const BEAT_MS = 5_000;
/** After this many failed attempts or crashes, a task fails and is refunded. */
export const MOST_ATTEMPTS = 3;

/**
 * Runs one attempt of a task: claims it, renews the lease, and ends the task once, settling or refunding its points in the same
 * transaction. Can be killed at any point; the next attempt starts again.
 * @param shutdown aborts when the process ends; the attempt then does not count
 */
export async function runTask(
  deps: Deps,
  { taskId }: JobData,
  jobId: string,
  shutdown: AbortSignal,
  work: Work,
): Promise<void> {
  const { config, db, queue, report } = deps;
  const claim = await claimTask(db, taskId, jobId, LEASE_SECONDS);
  if (!claim) return;
  if (claim.tries > MOST_ATTEMPTS) {
    await db.transaction(async (client) => {
      if (await failTask(client, claim, 'taskFailed')) await ended(deps, client, claim);
    });
    return;
  }
  const lost = new AbortController();
  const renew = () => {
    extendLease(db, claim, LEASE_SECONDS).then(
      (ours) => ours || lost.abort(new Error('The task was taken over.')),
      (error: unknown) => report('lease', error),
    );
  };
  const beat = setInterval(renew, BEAT_MS);
  // at once, so that the worker is free for the next task. The renewal waits for the transaction that cancels, and sees what it did.
  const deaf = queue.onCancel(jobId, renew);
  try {
    await end(deps, claim, await work(claim, AbortSignal.any([shutdown, lost.signal])));
  } catch (error) {
    // what is requeued below is cancelled by this attempt itself
    deaf();
    if (lost.signal.aborted) return;
    if (shutdown.aborted) {
      await db.transaction((client) => requeueTask(client, queue, claim, { counts: false }));
      return;
    }
    if (error instanceof Parked) {
      const { seconds } = error;
      await db.transaction((client) =>
        requeueTask(client, queue, claim, { counts: false, delaySeconds: seconds }),
      );
      // the queue's poll interval is longer than the delay of some checks
      setTimeout(() => queue.wake(claim.queue), seconds * 1000).unref();
      return;
    }
    report(`task ${taskId}, attempt ${claim.attempt}`, error);
    await db.transaction(async (client) => {
      const { messageKey, retry } = failureOf(error);
      if (!retry || claim.tries >= MOST_ATTEMPTS) {
        if (await failTask(client, claim, messageKey)) await ended(deps, client, claim);
      } else await requeueTask(client, queue, claim, { delaySeconds: config.retrySeconds });
    });
  } finally {
    clearInterval(beat);
    deaf();
  }
}

/** Work that follows the end of a task, in its transaction. */
async function ended(deps: Deps, client: Queries, claim: Claim): Promise<void> {
  await closeRequests(client, deps.queue, claim.taskId);
  await queuePush(deps, client, claim);
}

async function end(deps: Deps, claim: Claim, made: JobResult): Promise<void> {
  const accepted = await deps.db.transaction(async (client) => {
    if (!(await finishTask(client, claim, made.onlyUsed))) return false;
    await made.record(client);
    await ended(deps, client, claim);
    return true;
  });
  if (!accepted) await made.discard();
}
