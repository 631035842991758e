import { watchClosed } from './account/erase-closed.ts';
import { watchMoney } from './billing/money-job.ts';
import type { Deps } from './deps.ts';
import { SERVER_KINDS } from './kinds.ts';
import { cancelWork } from './models/remote/cancel-job.ts';
import { pushWork } from './push/push-job.ts';
import { watchLeases } from './tasks/leases.ts';
import { jobsOf, type ServerKinds } from './tasks/paid-kind.ts';
import { CANCELS, type JobData, PUSHES } from './tasks/queue-writes.ts';
import { runTask } from './tasks/run-task.ts';
import { watchExcerpts } from './works/excerpt-job.ts';

/** Maximum concurrent pushes; high, because they wait for other servers, some of which never answer. */
const PUSHES_AT_ONCE = 50;
/** Maximum concurrent cancellations at services. */
const CANCELS_AT_ONCE = 10;

/**
 * Starts this process's workers for all queues.
 * @returns a function that stops them: running attempts are requeued and do not count
 */
export async function startWorkers(
  deps: Deps,
  kinds: ServerKinds = SERVER_KINDS,
): Promise<() => Promise<void>> {
  const { queue, config } = deps;
  const shutdown = new AbortController();
  const running = new Set<Promise<void>>();
  const stopWatching = await watchLeases(deps);
  const stopMoney = watchMoney(deps);
  const stopErasing = watchClosed(deps);
  const stopExcerpts = watchExcerpts(deps);
  type Run = (data: JobData, jobId: string) => Promise<void>;
  const followed =
    (run: Run): Run =>
    (data, jobId) => {
      const attempt = run(data, jobId);
      running.add(attempt);
      return attempt.finally(() => running.delete(attempt));
    };
  for (const { queue: name, atOnce, work } of jobsOf(kinds)) {
    const doWork = work(deps);
    const run: Run = (data, jobId) => runTask(deps, data, jobId, shutdown.signal, doWork);
    await queue.work(name, atOnce(config), followed(run));
  }
  queue.workWide(CANCELS, CANCELS_AT_ONCE, followed(cancelWork(deps)));
  queue.workWide(PUSHES, PUSHES_AT_ONCE, followed(pushWork(deps, shutdown.signal)));
  return async () => {
    stopWatching();
    stopMoney();
    stopErasing();
    const excerpts = stopExcerpts();
    shutdown.abort(new Error('The server is stopping.'));
    await Promise.allSettled([...running, excerpts, deps.sends.stop()]);
  };
}
