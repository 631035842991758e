/** Page views per day. */
import type { Queries } from '../db/database.ts';

/** Maximum number of different pages per day, because paths and titles come from clients; others are not counted. */
export const MOST_PAGES_A_DAY = 2000;
const KEPT_DAYS = 90;

/** Counts one view. */
export async function countView(db: Queries, path: string, title: string): Promise<void> {
  const { count } = await db.query(
    'UPDATE page_views SET count = count + 1 WHERE day = current_date AND path = $1 AND title = $2',
    [path, title],
  );
  if (count > 0) return;
  await db.query(
    `INSERT INTO page_views AS v (day, path, title, count) SELECT current_date, $1, $2, 1
     WHERE (SELECT count(*) FROM page_views WHERE day = current_date) < ${MOST_PAGES_A_DAY}
     ON CONFLICT (day, path, title) DO UPDATE SET count = v.count + 1`,
    [path, title],
  );
}

/** Deletes old counts. */
export async function dropOldViews(db: Queries): Promise<void> {
  await db.query(`DELETE FROM page_views WHERE day < current_date - ${KEPT_DAYS}`);
}
