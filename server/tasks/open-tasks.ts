/** How many tasks an account may have that have not ended, and whose turn it is. */
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';

/** By kind. A batch is as many tasks as it has shots, and may be sent twice. */
const MOST_OPEN: Readonly<Record<string, number>> = {
  'shot-image': 250,
  'shot-video': 250,
  draw: 40,
  video: 40,
  project: 5,
  export: 4,
};
const MOST_OF_OTHERS = 20;

/** Past tasks that the expected time is computed from. */
const SAMPLE_SIZE = 20;

/** What a new task is told about the tasks that there are. */
interface Turn {
  /** Of its job. */
  priority: number;
  /** The median time of the last tasks of the same tool and model, in seconds; null before the first has ended. */
  usual: number | null;
}

/**
 * The place of an account's next task in its queue: those with fewer tasks there go first, so that accounts take turns and nobody
 * waits for all of somebody else's. Call it after the account's row is locked by the charge. One query, since it stands in every submit.
 * @throws Refusal with HTTP 429 when the account has too many tasks of this kind
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
            WHERE tool = $4 AND provider = $5 AND status = 'done' ORDER BY ended_at DESC LIMIT ${SAMPLE_SIZE}) AS past) AS usual
       FROM tasks WHERE user_id = $1 AND queue = $2 AND status IN ('waiting', 'running')`,
      [userId, queue, kind, tool, provider],
    ),
  );
  const max = MOST_OPEN[kind] ?? MOST_OF_OTHERS;
  if ((open?.same ?? 0) >= max) throw new Refusal(429, 'tooManyOpen', { fill: { max } });
  return { priority: -(open?.all ?? 0), usual: open?.usual ?? null };
}
