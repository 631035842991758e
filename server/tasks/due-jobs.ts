import type { Queries } from '../db/database.ts';

interface Options {
  everyMs: number;
  /** The queues that this process handles. */
  names: () => readonly string[];
  /** Called for each queue with a job that is due. */
  wake: (name: string) => void;
  report: (what: string, error: unknown) => void;
}

/**
 * Polls for due jobs: queued by another process, or delayed until now. A single query for all queues, because polling each of them
 * would keep an idle server busy.
 * @returns stops polling, and settles when no query is running
 */
export function watchDueJobs(db: Queries, { everyMs, names, wake, report }: Options): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const mine = names();
    if (mine.length === 0) return;
    const { rows } = await db.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) AS mine (name) WHERE EXISTS
         (SELECT 1 FROM pgboss.job j WHERE j.name = mine.name AND j.state < 'active' AND j.start_after < now())`,
      [mine],
    );
    for (const { name } of rows) wake(name);
  };
  const watching = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => report('queue', error))
      .finally(() => {
        looking = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(watching);
    await looking;
  };
}
