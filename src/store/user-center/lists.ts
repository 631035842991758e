import { proxy } from 'valtio';
import { type LOG_CHANGES, listPointsLog } from '../../api/points.ts';
import { listDistribution, listInvitedUsers } from '../../api/user-center.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { client } from '../client.ts';
import { pagedList, PAGE_SIZE as pageSize } from '../paged-list.ts';

export type LogFilter = 'all' | (typeof LOG_CHANGES)[number];

/** Which changes of the balance are shown. */
export const logFilter = proxy<{ shown: LogFilter }>({ shown: 'all' });

/** The changes of the balance (USER-05). */
export const pointsLog = pagedList(
  () => (logFilter.shown === 'all' ? 'center/points-log|1' : `center/points-log|1|${logFilter.shown}`),
  (ask) =>
    client.send(listPointsLog, {
      ...ask,
      pageSize,
      ...(logFilter.shown === 'all' ? {} : { change: logFilter.shown }),
    }),
);

/** Shows other changes, from their first page. @throws ApiError */
export async function filterLog(shown: LogFilter): Promise<void> {
  logFilter.shown = shown;
  pointsLog.clear();
  await pointsLog.load();
}

onLoginChange(() => {
  logFilter.shown = 'all';
});

/** Who joined with the member's link, and the rewards (USER-07). */
export const friends = pagedList('center/invited-users|1', (ask) =>
  client.send(listInvitedUsers, { ...ask, pageSize }),
);

/** What the orders of these people earned, in yuan (USER-13). */
export const awards = pagedList('center/distribute-users|1', (ask) =>
  client.send(listDistribution, { ...ask, pageSize }),
);
