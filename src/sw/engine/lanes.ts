import type { AuthRow, EngineDb, LaneRow } from '../db.ts';
import { authIn, canPoll } from './auth.ts';

/** Milliseconds after which a request is given up, and its lane free again even if its poller was killed. */
export const POLL_TIMEOUT = 15_000;
const BACKOFF_MOST = 60_000;
const RETRY_AFTER_MOST = 600_000;

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

/** When the lane may be polled next. A claim that lies in the future means the clock was set back: due at once. */
export function dueTime(row: LaneRow, now: number, locked: boolean): number {
  if (row.claimedAt > now) return now;
  return Math.max(row.dueAt, locked ? 0 : row.busyUntil);
}

/** The lane after a good answer: its exact interval, counted from the claim. */
export const recovered = (row: LaneRow, now: number): LaneRow => ({
  ...row,
  fails: 0,
  busyUntil: 0,
  blockedUntil: 0,
  lastOk: now,
});

/**
 * The lane after a failure: the server's Retry-After if it gave one, else twice as long as before with jitter, up to 60 s.
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

/**
 * The lane once somebody asked for it: due as soon as its interval allows, but not before the server's own Retry-After. Earlier
 * failures no longer count: a network that has just come back may refuse once more, and the wait after that is to be a short one.
 */
export const poked = (row: LaneRow): LaneRow => ({
  ...row,
  fails: 0,
  dueAt: Math.min(row.dueAt, Math.max(row.claimedAt + row.interval, row.blockedUntil)),
});

/** The lanes in which the signed-in account has something open, without reading a single row. */
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
      // past the rows of this kind in one step: first to the lane's open ones, then to the next lane
      cursor = await cursor.continue(open === 1 ? [user, lane, 2, 0] : [user, lane, 1, 0]);
    }
    return { auth, lanes };
  });
