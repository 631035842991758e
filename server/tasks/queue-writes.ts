/** Writes to the queue inside transactions. */
import PgBoss from 'pg-boss';
import type { Queries } from '../db/database.ts';

export interface JobData {
  /** For pushes also a payment, see push/payment-notice.ts. */
  taskId: string;
  /** For pushes: the device, and the number of earlier attempts. Without it, the job is for all devices of the task's account. */
  push?: { device: number; tried: number };
}

export interface QueueWrites {
  /** Adds a job in the client's transaction. Jobs with a higher priority run first. @returns its id */
  send(
    client: Queries,
    name: string,
    data: JobData,
    options?: { delaySeconds?: number; priority?: number },
  ): Promise<string>;
  /** Removes a job, regardless of its state. */
  cancel(client: Queries, name: string, jobId: string): Promise<void>;
}

/** The queue of pushes. Task queues are named by their kinds. */
export const PUSHES = 'pushes';
/** The queue of cancellations at services. */
export const CANCELS = 'model-cancels';

/** Much longer than any lease: dead workers are detected by their leases, not by this. */
const EXPIRES_SECONDS = 6 * 60 * 60;

/** Pushes have no lease: if a worker dies, pg-boss retries the job. */
const WITHOUT_LEASE: Readonly<Record<string, PgBoss.SendOptions>> = {
  [PUSHES]: { retryLimit: 3, expireInSeconds: 120 },
  [CANCELS]: { retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 },
};

/** Adapts a client to pg-boss. */
export const over = (client: Queries): PgBoss.Db => ({
  executeSql: (text, values) => client.query(text, values),
});

/** The queue's writes, each in the transaction of whoever calls it. */
export const writesOf = (boss: PgBoss): QueueWrites => ({
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
});

/**
 * The queue for a process that runs no jobs, such as the command line. It has no connection of its own; the queues were created by
 * a server.
 */
export const openWrites = (): QueueWrites =>
  writesOf(
    new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Only transactions write here.')) } }),
  );
