/** The queue: pg-boss over our own database, so that a job is written in the transaction that takes its points. */
import PgBoss from 'pg-boss';
import type { Database, Queries } from '../db/database.ts';

export interface JobData {
  taskId: string;
  /** Of pushes: the one device this is for, and how often it was tried before; without it, all devices of the task's account. */
  push?: { device: number; tried: number };
}

export interface Queue {
  /** Adds a job in the client's transaction. @returns its id */
  send(client: Queries, name: string, data: JobData, delaySeconds?: number): Promise<string>;
  /** Takes a job out, whatever its state. */
  cancel(client: Queries, name: string, jobId: string): Promise<void>;
  /** Runs a queue's jobs, so many at once, until `close`. */
  work(name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>): Promise<void>;
  /** Lets this process look at once, instead of at its next turn; for after the commit. */
  wake(name: string): void;
  close(): Promise<void>;
}

/** The queue of pushes; those of tasks stand with their kinds. */
export const PUSHES = 'pushes';

/** Seconds between looks. Where jobs come from this very process, `wake` makes them start at once. */
const OWN_INTERVAL = 2;
const SHARED_INTERVAL = 0.5;
/** Far above any lease: a dead worker's task is found by its lease, not by this. */
const EXPIRES_SECONDS = 6 * 60 * 60;
const KEEP_ENDED_SECONDS = 60 * 60;

/** A push has no lease: when its worker dies, the queue itself gives it to another. */
const WITHOUT_LEASE: Readonly<Record<string, PgBoss.SendOptions>> = {
  [PUSHES]: { retryLimit: 3, expireInSeconds: 120 },
};

/** What pg-boss reads as "nothing there" wherever it looks at an answer. */
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
          // pg-boss marks a job as completed without awaiting it: a rejection here would end the process. A mark that is lost does
          // no harm, since the task itself says whether it has ended.
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
  for (const name of [...names, PUSHES]) await boss.createQueue(name);
  running = true;

  const workers = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  return {
    async send(client, name, data, delaySeconds = 0) {
      const id = await boss.send(name, data, {
        db: over(client),
        startAfter: delaySeconds,
        retryLimit: 0,
        expireInSeconds: EXPIRES_SECONDS,
        ...WITHOUT_LEASE[name],
      });
      if (id === null) throw new Error(`The queue ${name} took no job.`);
      return id;
    },
    cancel: (client, name, jobId) => boss.cancel(name, jobId, { db: over(client) }),
    async work(name, atOnce, run) {
      const pollingIntervalSeconds = db.kind === 'pglite' ? OWN_INTERVAL : SHARED_INTERVAL;
      for (let worker = 0; worker < atOnce; worker++) {
        const id = await boss.work<JobData>(name, { pollingIntervalSeconds }, async ([job]) => {
          if (!job) return;
          try {
            await run(job.data, job.id);
          } finally {
            // More may be waiting: look again without sleeping.
            boss.notifyWorker(id);
          }
        });
        workers.set(name, [...(workers.get(name) ?? []), id]);
      }
    },
    wake,
    close: () => boss.stop(),
  };
}
