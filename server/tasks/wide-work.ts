import type PgBoss from 'pg-boss';

export interface WideWork {
  /** Looks for jobs now instead of at the next interval. */
  wake(): void;
  /** Takes no more jobs, and waits for those under way. */
  stop(): Promise<void>;
}

interface Options<Data> {
  name: string;
  /** Jobs at the same time. */
  atOnce: number;
  everyMs: number;
  run: (data: Data, jobId: string) => Promise<void>;
  report: (what: string, error: unknown) => void;
}

/**
 * Runs many jobs of a queue at once with a single poll. They wait for other servers and cost this one little, so each of them gets a
 * place of its own; workers of pg-boss would poll one by one.
 */
export function workWide<Data extends object>(
  boss: PgBoss,
  { name, atOnce, everyMs, run, report }: Options<Data>,
): WideWork {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | null = null;
  // set while a look is under way, or while all places are taken and more jobs may wait
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
