import type { Deps } from '../deps.ts';
import { watchLeases } from './leases.ts';
import { pictureWork } from './picture.ts';
import { QUEUES } from './queue.ts';
import { runTask } from './run-task.ts';

/**
 * Lets this process work off the queues.
 * @returns stops: running attempts are put back into their queues, and do not count
 */
export async function startWorkers(deps: Deps): Promise<() => Promise<void>> {
  const { queue, config } = deps;
  const shutdown = new AbortController();
  const running = new Set<Promise<void>>();
  const stopWatching = await watchLeases(deps);
  const work = pictureWork(deps);
  await queue.work(QUEUES.pictures, config.pictureWorkers, (data, jobId) => {
    const attempt = runTask(deps, data, jobId, shutdown.signal, work);
    running.add(attempt);
    return attempt.finally(() => running.delete(attempt));
  });
  return async () => {
    stopWatching();
    shutdown.abort(new Error('The server is stopping.'));
    await Promise.allSettled(running);
  };
}
