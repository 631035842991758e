import type { Queries } from '../db/database.ts';

interface Options {
  everyMs: number;
  /** Between looks while no job waits; the same as `everyMs` if other processes queue jobs too. */
  restingMs: number;
  /** The queues that this process works on. */
  names: () => readonly string[];
  /** Called for each queue with a job that can begin. */
  wake: (name: string) => void;
  report: (what: string, error: unknown) => void;
}

export interface DueJobs {
  /** Ends a rest: a job was queued, or one has ended and may be tried again. */
  rouse(): void;
  /** Settles when nothing is asked any more. */
  stop(): Promise<void>;
}

/**
 * Looks for jobs that can begin: queued by another process, or put off until now. One query asks for all queues; a poll of each queue
 * would keep an idle server busy.
 */
export function watchDueJobs(db: Queries, { everyMs, restingMs, names, wake, report }: Options): DueJobs {
  let looking: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  let roused = false;
  let stopped = false;

  /** @returns whether any job waits, due or not */
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
