import { listPointsLog } from '../../api/points.ts';
import { listDistribution, listInvitedUsers } from '../../api/user-center.ts';
import { client } from '../client.ts';
import { pagedList, PAGE_SIZE as pageSize } from '../paged-list.ts';

/** Every change of the balance (USER-05). */
export const pointsLog = pagedList('center/points-log|1', (ask) =>
  client.send(listPointsLog, { ...ask, pageSize }),
);

/** Who joined with the member's link, and the rewards (USER-07). */
export const friends = pagedList('center/invited-users|1', (ask) =>
  client.send(listInvitedUsers, { ...ask, pageSize }),
);

/** What the orders of these people earned, in yuan (USER-13). */
export const awards = pagedList('center/distribute-users|1', (ask) =>
  client.send(listDistribution, { ...ask, pageSize }),
);
