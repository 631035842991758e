import type { Queries } from '../db/database.ts';

interface Options {
  everyMs: number;
  /** Interval while no job waits: how late a job that another process queues may be noticed. */
  restingMs: number;
  /** The queues that this process handles. */
  names: () => readonly string[];
  /** Called for each queue with a job that is due. */
  wake: (name: string) => void;
  report: (what: string, error: unknown) => void;
}

export interface DueJobs {
  /** Returns to the short interval, because a job was queued, or one has ended and may be retried. */
  rouse(): void;
  /** Stops polling, and settles when no query is running. */
  stop(): Promise<void>;
}

/**
 * Polls for due jobs: queued by another process, or delayed until now. A single query for all queues, because polling each of them
 * would keep an idle server busy.
 */
export function watchDueJobs(db: Queries, { everyMs, restingMs, names, wake, report }: Options): DueJobs {
  let looking: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let roused = false;
  let stopped = false;

  /** @returns whether any job is waiting, due or not */
  const look = async (): Promise<boolean> => {
    const mine = names();
    if (mine.length === 0) return false;
    const { rows } = await db.query<{ name: string; due: boolean }>(
      `SELECT mine.name, j.start_after < now() AS due FROM unnest($1::text[]) AS mine (name), LATERAL
         (SELECT min(start_after) AS start_after FROM pgboss.job WHERE name = mine.name AND state < 'active') j
       WHERE j.start_after IS NOT NULL`,
      [mine],
    );
    for (const { name, due } of rows) if (due) wake(name);
    return rows.length > 0;
  };
  const wait = (): void => {
    if (!stopped) timer = setTimeout(next, resting ? restingMs : everyMs);
  };
  const next = (): void => {
    timer = undefined;
    roused = false;
    looking = look()
      .then(
        (waits) => {
          resting = !waits && !roused;
        },
        (error: unknown) => report('queue', error),
      )
      .then(() => {
        looking = null;
        wait();
      });
  };
  wait();
  return {
    rouse() {
      roused = true;
      if (!resting) return;
      resting = false;
      if (timer === undefined) return;
      clearTimeout(timer);
      wait();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
