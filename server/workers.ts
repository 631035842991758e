import { watchMoney } from './billing/money-job.ts';
import type { Deps } from './deps.ts';
import { pictureWork } from './draw/picture-job.ts';
import { filmWork } from './film/export/film-job.ts';
import { scriptWork } from './film/script/script-job.ts';
import { pushWork } from './push/push-job.ts';
import { watchLeases } from './tasks/leases.ts';
import { type JobData, QUEUES } from './tasks/queue.ts';
import { runTask, type Work } from './tasks/run-task.ts';
import { clipWork } from './video/clip-job.ts';

/** A script is milliseconds of work here, or waiting for a service elsewhere. */
const SCRIPTS_AT_ONCE = 4;
/** A push is waiting for somebody else's server, which may be slow. */
const PUSHES_AT_ONCE = 2;

/**
 * Lets this process work off the queues.
 * @returns stops: running attempts are put back into their queues, and do not count
 */
export async function startWorkers(deps: Deps): Promise<() => Promise<void>> {
  const { queue, config } = deps;
  const shutdown = new AbortController();
  const running = new Set<Promise<void>>();
  const stopWatching = await watchLeases(deps);
  const stopMoney = watchMoney(deps);
  const follow = (name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>) =>
    queue.work(name, atOnce, (data, jobId) => {
      const attempt = run(data, jobId);
      running.add(attempt);
      return attempt.finally(() => running.delete(attempt));
    });
  const workOff = (name: string, atOnce: number, work: Work) =>
    follow(name, atOnce, (data, jobId) => runTask(deps, data, jobId, shutdown.signal, work));
  await workOff(QUEUES.pictures, config.pictureWorkers, pictureWork(deps));
  await workOff(QUEUES.scripts, SCRIPTS_AT_ONCE, scriptWork(deps));
  await workOff(QUEUES.clips, config.clipWorkers, clipWork(deps));
  await workOff(QUEUES.films, config.filmWorkers, filmWork(deps));
  await follow(QUEUES.pushes, PUSHES_AT_ONCE, pushWork(deps, shutdown.signal));
  return async () => {
    stopWatching();
    stopMoney();
    shutdown.abort(new Error('The server is stopping.'));
    await Promise.allSettled(running);
  };
}
