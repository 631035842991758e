import type { LaneRow } from '../db.ts';

/**
 * The lane after a poke: due as soon as its interval allows, but not before the server's Retry-After. Earlier failures are
 * forgotten, so that one more failure on a network that has just come back is followed by a short wait.
 */
export const poked = (row: LaneRow): LaneRow => ({
  ...row,
  fails: 0,
  dueAt: Math.min(row.dueAt, Math.max(row.claimedAt + row.interval, row.blockedUntil)),
});
