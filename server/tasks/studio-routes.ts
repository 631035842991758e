import { acknowledgeNotices, checkSubmit, reportPageView } from '../../src/api/studio.ts';
import type { Deps } from '../deps.ts';
import { acknowledge } from '../push/notices.ts';
import { memberOf } from '../rpc/context.ts';
import { on, type Route } from '../rpc/route.ts';
import { settleKey } from './submits.ts';

/** Small calls of our own: lost submits, page views, announced notices. */
export function studioRoutes({ db }: Deps): Route[] {
  return [
    on(checkSubmit, async (context, { key }) => {
      const answer = await settleKey(db, memberOf(context).userId, key);
      return answer === null ? { known: false } : { known: true, answer };
    }),

    on(reportPageView, async (_context, { path, title }) => {
      await db.query(
        `INSERT INTO page_views AS v (day, path, title, count) VALUES (current_date, $1, $2, 1)
         ON CONFLICT (day, path, title) DO UPDATE SET count = v.count + 1`,
        [path, title],
      );
    }),

    on(acknowledgeNotices, async (context, { ids }) => {
      await acknowledge(db, memberOf(context).userId, context.deviceId, ids);
    }),
  ];
}
