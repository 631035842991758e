/** The queue: pg-boss on our own database, so that a job is written in the transaction that charges for it. */
import PgBoss from 'pg-boss';
import type { Database, Queries } from '../db/database.ts';
import { watchDueJobs } from './due-jobs.ts';
import { type WideWork, workWide } from './wide-work.ts';

export interface JobData {
  taskId: string;
  /** For pushes: the device and the number of earlier tries. Without it, the job is for all devices of the task's account. */
  push?: { device: number; tried: number };
}

export interface Queue {
  /** Adds a job in the client's transaction; of those that wait, the one with the highest priority goes first. @returns its id */
  send(
    client: Queries,
    name: string,
    data: JobData,
    options?: { delaySeconds?: number; priority?: number },
  ): Promise<string>;
  /** Removes a job, whatever its state. */
  cancel(client: Queries, name: string, jobId: string): Promise<void>;
  /** Runs a queue's jobs, `atOnce` at a time, until `close`. */
  work(name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>): Promise<void>;
  /** Runs a queue's jobs that wait for other servers: many at once, until `close`. */
  workWide(name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>): void;
  /** Makes this process poll the queue now instead of at the next interval. Call it after the commit. */
  wake(name: string): void;
  close(): Promise<void>;
}

/** The queue of pushes. Task queues are named by their kinds. */
export const PUSHES = 'pushes';
/** The queue of cancellations at services. */
export const CANCELS = 'model-cancels';

/** Milliseconds between looks for jobs that can begin. `wake` starts the jobs that this process queues itself at once. */
const OWN_INTERVAL = 2_000;
const SHARED_INTERVAL = 1_000;
/** Seconds between polls of each queue that finds nothing, in case a look was missed. */
const BACKSTOP_SECONDS = 60;
/** Far longer than any lease: a dead worker's task is found by its lease, not by this. */
const EXPIRES_SECONDS = 6 * 60 * 60;
const KEEP_ENDED_SECONDS = 60 * 60;

/** Pushes have no lease: when a worker dies, pg-boss itself retries its job. */
const WITHOUT_LEASE: Readonly<Record<string, PgBoss.SendOptions>> = {
  [PUSHES]: { retryLimit: 3, expireInSeconds: 120 },
  [CANCELS]: { retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
};

/** pg-boss reads this as an empty result. */
const NO_ANSWER = {} as { rows: [] };

/** Starts the queue on a migrated database. @param names of the queues of tasks */
export async function openQueue(
  db: Database,
  names: readonly string[],
  report: (what: string, error: unknown) => void,
): Promise<Queue> {
  const over = (client: Queries): PgBoss.Db => ({
    executeSql: (text, values) => client.query(text, values),
  });
  let running = false;
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        if (!running) return over(db).executeSql(text, values);
        try {
          return await over(db).executeSql(text, values);
        } catch (error) {
          // pg-boss does not await marking a job as completed, so a rejection here would end the process. A lost mark does no
          // harm: the task's own row records whether it has ended.
          report('queue', error);
          return NO_ANSWER;
        }
      },
    },
    schedule: false,
    archiveCompletedAfterSeconds: KEEP_ENDED_SECONDS,
    deleteAfterHours: 1,
  });
  boss.on('error', (error) => report('queue', error));
  await boss.start();
  for (const name of [...names, PUSHES, CANCELS]) await boss.createQueue(name);
  running = true;

  const workers = new Map<string, string[]>();
  const wide = new Map<string, WideWork>();
  const wake = (name: string) => {
    wide.get(name)?.wake();
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  const stopLooking = watchDueJobs(db, {
    everyMs: db.kind === 'pglite' ? OWN_INTERVAL : SHARED_INTERVAL,
    names: () => [...workers.keys(), ...wide.keys()],
    wake,
    report,
  });
  return {
    async send(client, name, data, { delaySeconds = 0, priority = 0 } = {}) {
      const id = await boss.send(name, data, {
        db: over(client),
        startAfter: delaySeconds,
        priority,
        retryLimit: 0,
        expireInSeconds: EXPIRES_SECONDS,
        ...WITHOUT_LEASE[name],
      });
      if (id === null) throw new Error(`The queue ${name} did not accept the job.`);
      return id;
    },
    cancel: (client, name, jobId) => boss.cancel(name, jobId, { db: over(client) }),
    async work(name, atOnce, run) {
      for (let worker = 0; worker < atOnce; worker++) {
        const id = await boss.work<JobData>(
          name,
          { pollingIntervalSeconds: BACKSTOP_SECONDS },
          async ([job]) => {
            if (!job) return;
            try {
              await run(job.data, job.id);
            } finally {
              // more jobs may be waiting: poll again without sleeping
              boss.notifyWorker(id);
            }
          },
        );
        workers.set(name, [...(workers.get(name) ?? []), id]);
      }
    },
    workWide(name, atOnce, run) {
      wide.set(name, workWide(boss, { name, atOnce, everyMs: BACKSTOP_SECONDS * 1000, run, report }));
    },
    wake,
    async close() {
      await stopLooking();
      await Promise.all([...wide.values()].map((work) => work.stop()));
      await boss.stop();
    },
  };
}
