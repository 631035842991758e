/** The queue: pg-boss on our own database, so that a job is inserted in the transaction that charges for it. */
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.ts';
import { oneAtATime } from '../db/start-lock.ts';
import { watchDueJobs } from './due-jobs.ts';
import { CANCELS, type JobData, over, PUSHES, type QueueWrites, writesOf } from './queue-writes.ts';
import { type WideWork, workWide } from './wide-work.ts';

export interface Queue extends QueueWrites {
  /** Runs a queue's jobs, `atOnce` at a time, until `close`. */
  work(name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>): Promise<void>;
  /** Runs a queue's I/O-bound jobs with high concurrency, until `close`. */
  workWide(name: string, atOnce: number, run: (data: JobData, jobId: string) => Promise<void>): void;
  /** Calls back when a job that this process runs is cancelled, before the commit. @returns a function that ends it */
  onCancel(jobId: string, look: () => void): () => void;
  /** Makes this process poll the queue now. Call it after the commit. */
  wake(name: string): void;
  close(): Promise<void>;
}

/**
 * Milliseconds between polls for due jobs. Jobs queued by this process start immediately, through `wake`. With PGlite only the
 * command line is another process, so a longer interval is enough while no job waits. With Postgres other processes queue jobs too, but
 * polling every second was a third of what an idle server did.
 */
const OWN_INTERVAL = { everyMs: 2_000, restingMs: 10_000 };
const SHARED_INTERVAL = { everyMs: 1_000, restingMs: 2_000 };
/** Seconds between polls of each queue, as a fallback: due jobs are looked for above, for all queues at once. */
const BACKSTOP_SECONDS = 120;
const KEEP_ENDED_SECONDS = 60 * 60;

/** An empty result for pg-boss. */
const NO_ANSWER = {} as { rows: [] };

/** Starts the queue on a migrated database. @param names of the queues of tasks */
export async function openQueue(
  db: Database,
  names: readonly string[],
  report: (what: string, error: unknown) => void,
): Promise<Queue> {
  let running = false;
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        if (!running) return over(db).executeSql(text, values);
        try {
          return await over(db).executeSql(text, values);
        } catch (error) {
          // pg-boss does not await the completion of a job, so a rejection here would end the process. A lost completion is
          // harmless: the task's own row records whether it has ended.
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
  // pg-boss's own lock does not cover the creation of its schema: of processes that start together on a new database, one was left
  await oneAtATime(db, async () => {
    await boss.start();
    for (const name of [...names, PUSHES, CANCELS]) await boss.createQueue(name);
  });
  running = true;

  const workers = new Map<string, string[]>();
  const wide = new Map<string, WideWork>();
  const wake = (name: string) => {
    wide.get(name)?.wake();
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  };
  const dueJobs = watchDueJobs(db, {
    ...(db.kind === 'pglite' ? OWN_INTERVAL : SHARED_INTERVAL),
    names: () => [...workers.keys(), ...wide.keys()],
    wake,
    report,
  });
  type Run = (data: JobData, jobId: string) => Promise<void>;
  /** A failed job may be retried later. */
  const rousing =
    (run: Run): Run =>
    (data, jobId) =>
      run(data, jobId).finally(dueJobs.rouse);
  const writes = writesOf(boss);
  const looks = new Map<string, () => void>();
  return {
    ...writes,
    send(...job) {
      dueJobs.rouse();
      return writes.send(...job);
    },
    async cancel(client, name, jobId) {
      await writes.cancel(client, name, jobId);
      looks.get(jobId)?.();
    },
    onCancel(jobId, look) {
      looks.set(jobId, look);
      return () => looks.delete(jobId);
    },
    async work(name, atOnce, run) {
      for (let worker = 0; worker < atOnce; worker++) {
        const id = await boss.work<JobData>(
          name,
          { pollingIntervalSeconds: BACKSTOP_SECONDS },
          async ([job]) => {
            if (!job) return;
            try {
              await rousing(run)(job.data, job.id);
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
      wide.set(
        name,
        workWide(boss, { name, atOnce, everyMs: BACKSTOP_SECONDS * 1000, run: rousing(run), report }),
      );
    },
    wake,
    async close() {
      await dueJobs.stop();
      await Promise.all([...wide.values()].map((work) => work.stop()));
      await boss.stop();
    },
  };
}
