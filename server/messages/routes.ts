import {
  countUnread,
  listBroadcasts as listCall,
  markBroadcast as markCall,
  readAllBroadcasts,
} from '../../src/api/messages.ts';
import { instant } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { withAddresses } from './broadcast-html.ts';
import { countUnreadBroadcasts, listBroadcasts, markAllBroadcasts, markBroadcast } from './broadcasts.ts';

/** The message center. */
export const messageRoutes = ({ db, secret }: Deps): Route[] => [
  on(listCall, async (context, input) => {
    const { rows, more } = await listBroadcasts(db, memberOf(context).userId, input, context.language);
    const lists = rows.map(({ id, title, content, came_at, read }) => ({
      id,
      title,
      content: withAddresses(content, secret),
      created_at: instant(came_at),
      is_read: flag(read),
    }));
    return { lists, has_next: flag(more) };
  }),

  on(markCall, async (context, { id }) => {
    await markBroadcast(db, memberOf(context).userId, id);
  }),

  on(readAllBroadcasts, async (context, { newest }) => {
    await markAllBroadcasts(db, memberOf(context).userId, newest);
  }),

  on(countUnread, async (context) => ({
    not_read: await countUnreadBroadcasts(db, memberOf(context).userId),
  })),
];
