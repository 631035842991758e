import { inSeconds } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';
import { tooMany } from './refusal.ts';

/** At most `max` uses per fixed window of `seconds`. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
}

const windowKey = (limit: Limit, of: string): string => `${limit.name}:${of}`;

/**
 * Counts one use. The counts are in the database, so that all processes of an installation share them.
 * @param of the phone, account or IP address that is limited
 * @param uses weight of this use, e.g. megabytes
 * @throws Refusal with HTTP 429 and Retry-After above the limit
 */
export async function countUse(db: Queries, limit: Limit, of: string, uses = 1): Promise<void> {
  const row = await first(
    db.query<{ count: number; left: number }>(
      `INSERT INTO rate_windows AS w (key, count, ends_at) VALUES ($1, $3, $2)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN w.ends_at <= now() THEN excluded.count ELSE w.count + excluded.count END,
         ends_at = CASE WHEN w.ends_at <= now() THEN excluded.ends_at ELSE w.ends_at END
       RETURNING count, ceil(extract(epoch FROM ends_at - now()))::int AS left`,
      [windowKey(limit, of), inSeconds(limit.seconds), uses],
    ),
  );
  if (row && row.count > limit.max) throw tooMany(Math.max(1, row.left));
}

/** Takes back a use, e.g. of a correct attempt. @param uses as counted */
export async function returnUse(db: Queries, limit: Limit, of: string, uses = 1): Promise<void> {
  await db.query('UPDATE rate_windows SET count = greatest(count - $2, 0) WHERE key = $1', [
    windowKey(limit, of),
    uses,
  ]);
}

/** Resets the count, e.g. after a successful sign-in. */
export async function clearUses(db: Queries, limit: Limit, of: string): Promise<void> {
  await db.query('DELETE FROM rate_windows WHERE key = $1', [windowKey(limit, of)]);
}

/** Deletes expired windows. */
export async function dropOldWindows(db: Queries): Promise<void> {
  await db.query('DELETE FROM rate_windows WHERE ends_at < now()');
}
