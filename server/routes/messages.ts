import { countUnread } from '../../src/api/messages.ts';
import type { Deps } from '../deps.ts';
import { countUnreadBroadcasts } from '../domain/broadcasts.ts';
import { memberOf } from '../frame/context.ts';
import { on, type Route } from '../frame/route.ts';

/** The message centre. */
export const messageRoutes = ({ db }: Deps): Route[] => [
  on(countUnread, async (context) => ({
    not_read: await countUnreadBroadcasts(db, memberOf(context).userId),
  })),
];
