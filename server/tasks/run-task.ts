import type { Deps } from '../deps.ts';
import { queuePush } from '../push/push-devices.ts';
import { type Claim, claimTask, extendLease, failTask, finishTask, requeueTask } from './claims.ts';
import type { JobData } from './queue.ts';
import { whyFailed } from './why-failed.ts';
import type { JobResult, Work } from './work.ts';

/** A worker that says nothing for so long is taken for dead. */
export const LEASE_SECONDS = 20;
const BEAT_MS = 5_000;
/** A task that ended badly, or took its worker down with it, so many times is given up and refunded. */
export const MOST_ATTEMPTS = 3;

/**
 * Runs one attempt of a task: claims it, keeps the lease alive, and ends it once, with its points settled or refunded in the same
 * transaction. May be killed at any point; the next attempt starts afresh.
 * @param shutdown aborts when the process ends: the attempt then does not count
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
  if (claim.attempt > MOST_ATTEMPTS) {
    await db.transaction(async (client) => {
      if (await failTask(client, claim, 'taskFailed')) await queuePush(deps, client, claim);
    });
    return;
  }
  const lost = new AbortController();
  const beat = setInterval(() => {
    extendLease(db, claim, LEASE_SECONDS).then(
      (ours) => ours || lost.abort(new Error('The task was taken over.')),
      (error: unknown) => report('lease', error),
    );
  }, BEAT_MS);
  try {
    await end(deps, claim, await work(claim, AbortSignal.any([shutdown, lost.signal])));
  } catch (error) {
    if (lost.signal.aborted) return;
    if (shutdown.aborted) {
      await db.transaction((client) => requeueTask(client, queue, claim, { counts: false }));
      return;
    }
    report(`task ${taskId}, attempt ${claim.attempt}`, error);
    await db.transaction(async (client) => {
      const { says, again } = whyFailed(error);
      if (!again || claim.attempt >= MOST_ATTEMPTS) {
        if (await failTask(client, claim, says)) await queuePush(deps, client, claim);
      } else await requeueTask(client, queue, claim, { delaySeconds: config.retrySeconds });
    });
  } finally {
    clearInterval(beat);
  }
}

async function end(deps: Deps, claim: Claim, made: JobResult): Promise<void> {
  const accepted = await deps.db.transaction(async (client) => {
    if (!(await finishTask(client, claim, made.onlyUsed))) return false;
    await made.record(client);
    await queuePush(deps, client, claim);
    return true;
  });
  if (!accepted) await made.discard();
}
