/** Statistics about tasks for the operator: waiting, running, recently ended. */
import { instant } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { isMessageKey, messageText } from '../rpc/messages.ts';

export interface QueueFacts {
  open: { kind: string; waiting: number; running: number; oldest_seconds: number }[];
  ended: { kind: string; done: number; failed: number; cancelled: number }[];
  failures: {
    at: string;
    kind: string;
    member: number;
    id: string;
    reason: string;
    attempts: number;
    refunded: number;
  }[];
}

/** @param hours how far back ended tasks are counted @param count maximum number of failures listed */
export async function readQueue(
  db: Queries,
  { hours, count }: { hours: number; count: number },
): Promise<QueueFacts> {
  const open = await db.query<QueueFacts['open'][number]>(
    `SELECT kind, count(*) FILTER (WHERE status = 'waiting')::int AS waiting,
       count(*) FILTER (WHERE status = 'running')::int AS running,
       coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'waiting')), 0)::int AS oldest_seconds
     FROM tasks WHERE status IN ('waiting', 'running') GROUP BY kind ORDER BY kind`,
  );
  const since = `ended_at > now() - $1 * interval '1 hour'`;
  const ended = await db.query<QueueFacts['ended'][number]>(
    `SELECT kind, count(*) FILTER (WHERE status = 'done')::int AS done,
       count(*) FILTER (WHERE status = 'failed')::int AS failed,
       count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled
     FROM tasks WHERE ${since} GROUP BY kind ORDER BY kind`,
    [hours],
  );
  const failures = await db.query<{
    ended_at: Date;
    kind: string;
    user_id: number;
    id: string;
    failure: string;
    attempt: number;
    refunded: number;
  }>(
    `SELECT ended_at, kind, user_id, id, failure, attempt, refunded FROM tasks
     WHERE status = 'failed' AND ${since} ORDER BY ended_at DESC, id DESC LIMIT $2`,
    [hours, count],
  );
  return {
    open: open.rows,
    ended: ended.rows,
    failures: failures.rows.map(({ ended_at, user_id, failure, attempt, ...row }) => ({
      ...row,
      at: instant(ended_at),
      member: user_id,
      attempts: attempt,
      reason: isMessageKey(failure) ? messageText(failure, 'en') : failure,
    })),
  };
}
