import { acknowledgeNotices, checkSubmit, reportPageView } from '../../src/api/studio.ts';
import type { Deps } from '../deps.ts';
import { acknowledge } from '../push/notices.ts';
import { memberOf } from '../rpc/context.ts';
import { on, type Route } from '../rpc/route.ts';
import { countView } from './page-views.ts';
import { settleKey } from './submits.ts';

/** Small extension calls: lost submits, page views, acknowledged notices. */
export function studioRoutes({ db }: Deps): Route[] {
  return [
    on(checkSubmit, async (context, { key }) => {
      const answer = await settleKey(db, memberOf(context).userId, key);
      return answer === null ? { known: false } : { known: true, answer };
    }),

    on(reportPageView, (_context, { path, title }) => countView(db, path, title)),

    on(acknowledgeNotices, async (context, { ids }) => {
      await acknowledge(db, memberOf(context).userId, context.deviceId, ids);
    }),
  ];
}
