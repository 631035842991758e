import type PgBoss from 'pg-boss';

export interface WideWork {
  /** Polls now instead of at the next interval. */
  wake(): void;
  /** Fetches no more jobs, and waits for the running ones. */
  stop(): Promise<void>;
}

interface Options<Data> {
  name: string;
  /** Maximum concurrent jobs. */
  atOnce: number;
  everyMs: number;
  run: (data: Data, jobId: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/**
 * Runs many jobs of a queue concurrently with a single poll. For I/O-bound jobs, which wait for other servers; each worker of
 * pg-boss would poll separately.
 */
export function workWide<Data extends object>(
  boss: PgBoss,
  { name, atOnce, everyMs, run, report }: Options<Data>,
): WideWork {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | null = null;
  // set during a poll, or while all slots are occupied and more jobs may be waiting
  let again = false;

  const begin = ({ id, data }: PgBoss.Job<Data>): void => {
    const job = run(data, id)
      .then(
        () => boss.complete(name, id),
        (error: unknown) => boss.fail(name, id, { message: String(error) }),
      )
      .catch((error: unknown) => report('queue', error))
      .finally(() => {
        running.delete(job);
        if (again) look();
      });
    running.add(job);
  };
  const take = async (): Promise<void> => {
    do {
      again = false;
      const places = atOnce - running.size;
      const jobs = places > 0 ? await boss.fetch<Data>(name, { batchSize: places }) : [];
      for (const job of jobs) begin(job);
      if (jobs.length >= places) {
        again = true;
        return;
      }
    } while (again && !stopped);
  };
  const look = (): void => {
    if (looking) again = true;
    if (looking || stopped) return;
    looking = take()
      .catch((error: unknown) => report('queue', error))
      .finally(() => {
        looking = null;
      });
  };
  const watching = setInterval(look, everyMs);
  look();
  return {
    wake: look,
    async stop() {
      stopped = true;
      clearInterval(watching);
      await looking;
      await Promise.all(running);
    },
  };
}
