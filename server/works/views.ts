/** View counts of works: each visitor counts once a day. */
import { HOUR } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Context } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { macOf } from '../secrets.ts';
import { PUBLISHED } from './select-works.ts';

/** Limited per IP address, because clients can change their device id. */
const VIEWS = { name: 'work-views', max: 600, seconds: HOUR };

const visitorOf = (secret: string, { session, deviceId, address }: Context): string =>
  macOf(secret, session ? `viewer:member:${session.userId}` : `viewer:${deviceId}:${address}`);

/**
 * Counts the caller's view, unless they were counted today or it is their own work.
 * @returns how many have watched it @throws Refusal if the work is not in the square
 */
export async function countWorkView(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  context: Context,
  workId: number,
): Promise<number> {
  await countUse(db, VIEWS, context.address);
  const row = await first(
    db.query<{ views: number }>(
      `WITH seen AS (
         INSERT INTO work_views (work_id, day, visitor)
         SELECT w.id, current_date, $2 FROM works w WHERE w.id = $1 AND ${PUBLISHED} AND w.user_id <> $3
         ON CONFLICT DO NOTHING RETURNING work_id
       ), counted AS (
         UPDATE works SET views = views + 1 WHERE id IN (SELECT work_id FROM seen) RETURNING views
       )
       SELECT coalesce((SELECT views FROM counted), w.views) AS views FROM works w WHERE w.id = $1 AND ${PUBLISHED}`,
      [workId, visitorOf(secret, context), context.session?.userId ?? 0],
    ),
  );
  if (!row) throw new Refusal(404, 'workGone');
  return row.views;
}

/** Deletes the visitors of past days; the counts stay. */
export async function dropOldWorkViews(db: Queries): Promise<void> {
  await db.query('DELETE FROM work_views WHERE day < current_date');
}
