/** The message centre (MSG-01 to 08). */
import * as v from 'valibot';
import { documented, nothing, unread } from './call.ts';
import { Flag, Id, listOf, pageOf } from './fields.ts';

export const Broadcast = v.object({
  id: Id,
  title: v.string(),
  /** HTML of the server; sanitised before it is shown (decisions C-33). */
  content: v.string(),
  created_at: v.string(),
  is_read: v.optional(Flag, 0),
});

const { page, before } = pageOf(10);

/** The only list whose page size is written with an underscore (MSG-01). */
export const listBroadcasts = documented('/center/list-broadcast', {
  input: v.strictObject({ page, before, page_size: v.optional(v.literal(10), 10) }),
  answer: listOf(Broadcast),
});

export const markBroadcast = documented('/center/mark-broadcast', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

export const countUnread = documented('/center/not-read', {
  input: nothing,
  answer: v.object({ not_read: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
