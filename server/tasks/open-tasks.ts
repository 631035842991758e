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

/**
 * The place of an account's next task in its queue: those with fewer tasks there go first, so that accounts take turns and nobody
 * waits for all of somebody else's. Call it after the account's row is locked by the charge.
 * @returns the priority of the job
 * @throws Refusal with HTTP 429 when the account has too many tasks of this kind
 */
export async function nextTurn(
  client: Queries,
  { userId, kind, queue }: { userId: number; kind: string; queue: string },
): Promise<number> {
  const open = await first(
    client.query<{ all: number; same: number }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE kind = $3)::int AS same FROM tasks
       WHERE user_id = $1 AND queue = $2 AND status IN ('waiting', 'running')`,
      [userId, queue, kind],
    ),
  );
  const max = MOST_OPEN[kind] ?? MOST_OF_OTHERS;
  if ((open?.same ?? 0) >= max) throw new Refusal(429, 'tooManyOpen', { fill: { max } });
  return -(open?.all ?? 0);
}
