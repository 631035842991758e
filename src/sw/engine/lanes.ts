import type { AuthRow, EngineDb, LaneRow } from '../db.ts';
import { authIn, canPoll } from './auth.ts';

/** Milliseconds until a request times out. After that its lane is free again, even if the poller was killed. */
export const POLL_TIMEOUT = 15_000;
const BACKOFF_MOST = 60_000;
const RETRY_AFTER_MOST = 600_000;

/** A lane that was never polled: due at once. */
export const newLane = (lane: string, interval: number): LaneRow => ({
  lane,
  interval,
  dueAt: 0,
  fence: 0,
  claimedAt: 0,
  busyUntil: 0,
  fails: 0,
  blockedUntil: 0,
  lastOk: 0,
});

/** When the lane may be polled next. A claim in the future means that the clock was set back: due at once. */
export function dueTime(row: LaneRow, now: number, locked: boolean): number {
  if (row.claimedAt > now) return now;
  return Math.max(row.dueAt, locked ? 0 : row.busyUntil);
}

/** The lane after a good answer: due one interval after the claim. */
export const recovered = (row: LaneRow, now: number): LaneRow => ({
  ...row,
  fails: 0,
  busyUntil: 0,
  blockedUntil: 0,
  lastOk: now,
});

/**
 * The lane after a failure: waits for the server's Retry-After if there is one, else twice as long as before with jitter, up to 60 s.
 * @param random 0 to 1
 */
export function backedOff(
  row: LaneRow,
  retryAfter: number | undefined,
  now: number,
  random: number,
): LaneRow {
  const fails = row.fails + 1;
  const doubled = Math.min(BACKOFF_MOST, row.interval * 2 ** Math.min(fails, 10)) * (0.75 + random / 4);
  const wait = retryAfter === undefined ? doubled : Math.min(RETRY_AFTER_MOST, retryAfter * 1000);
  const dueAt = Math.max(row.claimedAt + row.interval, now + wait);
  return { ...row, fails, busyUntil: 0, dueAt, blockedUntil: retryAfter === undefined ? 0 : dueAt };
}

/** The lanes in which the signed-in account has open tasks. Reads index keys only, no rows. */
export const openLanes = (db: EngineDb): Promise<{ auth: AuthRow; lanes: string[] }> =>
  db.read(async (tx) => {
    const auth = await authIn(tx);
    const lanes: string[] = [];
    if (!canPoll(auth)) return { auth, lanes };
    const range = IDBKeyRange.bound([auth.user], [auth.user, []]);
    let cursor = await tx.objectStore('tasks').index('due').openKeyCursor(range);
    while (cursor) {
      const [user, lane, open] = cursor.key;
      if (open === 1) lanes.push(lane);
      // skip the rest in one step: first to the lane's open rows, then to the next lane
      cursor = await cursor.continue(open === 1 ? [user, lane, 2, 0] : [user, lane, 1, 0]);
    }
    return { auth, lanes };
  });
