import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { AuthRow, LaneRow } from '../db.ts';
import type { TaskRow } from '../protocol.ts';
import { authIn, canPoll } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import { dueTime, newLane, POLL_TIMEOUT } from './lanes.ts';
import { openRange } from './open-range.ts';

export interface Claim {
  lane: string;
  kind: TaskKind;
  auth: AuthRow & { token: string };
  fence: number;
  /** Failures of the lane before this claim. */
  fails: number;
  rows: TaskRow[];
}

/**
 * Claims a lane's next request before it is sent, so that no other context sends it too.
 * @returns the claim; `{dueAt}` if it is too early; null if the lane sleeps: nothing is open, or nobody is signed in
 */
export const claimLane = (
  { db, kinds, clock, lock }: EngineDeps,
  lane: string,
): Promise<Claim | { dueAt: number } | null> =>
  db.write(async (tx) => {
    const auth = await authIn(tx);
    if (!canPoll(auth)) return null;
    const open = openRange(auth.user, lane);
    const tasks = tx.objectStore('tasks');
    const first = await tasks.index('due').get(open);
    const kind = first && kindOf(kinds, first.kind);
    if (!kind) return null;
    const now = clock.now();
    const row: LaneRow = (await tx.objectStore('lanes').get(lane)) ?? newLane(lane, kind.interval);
    const dueAt = dueTime(row, now, lock !== null);
    if (dueAt > now) return { dueAt };
    const rows = await tasks.index('due').getAll(open, kind.poll.batch + 1);
    const fence = row.fence + 1;
    await tx.objectStore('lanes').put({
      ...row,
      interval: kind.interval,
      fence,
      claimedAt: now,
      dueAt: now + kind.interval,
      busyUntil: now + POLL_TIMEOUT,
    });
    // with more tasks than fit into one request, chunks take turns, the least recently polled first
    if (rows.length > kind.poll.batch) {
      rows.pop();
      await Promise.all(rows.map((task) => tasks.put({ ...task, polledAt: now })));
    }
    return { lane, kind, auth, fence, fails: row.fails, rows };
  });
