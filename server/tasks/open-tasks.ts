/** Limits an account's open tasks, and schedules accounts fairly. */
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';

/** Maximum open tasks by kind. A batch has as many tasks as shots, and may be sent twice. */
const MOST_OPEN: Readonly<Record<string, number>> = {
  'shot-image': 250,
  'shot-video': 250,
  draw: 40,
  video: 40,
  project: 5,
  export: 4,
};
const MOST_OF_OTHERS = 20;

/** Number of past tasks for estimating the duration. */
const SAMPLE_SIZE = 20;

/** Scheduling of a new task. */
interface Turn {
  /** Priority of its job. */
  priority: number;
  /** Median seconds of the last tasks of the same tool and model; null if none has ended. */
  usual: number | null;
}

/**
 * The priority of an account's next task. Accounts with fewer open tasks in the queue go first, so that accounts take turns.
 * Call it after the charge has locked the account's row. A single query, because every submit waits for it.
 * @throws Refusal with HTTP 429 if the account has too many open tasks of this kind
 */
export async function nextTurn(
  client: Queries,
  {
    userId,
    kind,
    queue,
    tool,
    provider,
  }: { userId: number; kind: string; queue: string; tool: string; provider: string },
): Promise<Turn> {
  const open = await first(
    client.query<{ all: number; same: number; usual: number | null }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE kind = $3)::int AS same,
         (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FROM (
            SELECT extract(epoch FROM ended_at - created_at)::float8 AS seconds FROM tasks
            WHERE tool = $4 AND provider = $5 AND status = 'done' ORDER BY ended_at DESC, id DESC
            LIMIT ${SAMPLE_SIZE}) AS past) AS usual
       FROM tasks WHERE user_id = $1 AND queue = $2 AND status IN ('waiting', 'running')`,
      [userId, queue, kind, tool, provider],
    ),
  );
  const max = MOST_OPEN[kind] ?? MOST_OF_OTHERS;
  if ((open?.same ?? 0) >= max) throw new Refusal(429, 'tooManyOpen', { fill: { max } });
  return { priority: -(open?.all ?? 0), usual: open?.usual ?? null };
}
