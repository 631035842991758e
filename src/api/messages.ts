/** The message center (MSG-01 to 08). */
import * as v from 'valibot';
import { documented, extension, nothing, unread } from './call.ts';
import { Flag, Id, Instant, listOf, pageOf } from './fields.ts';

/** A message from the studio to its members (MSG-08). */
export const Broadcast = v.object({
  id: Id,
  title: v.string(),
  /** HTML from the server, sanitized by the rules of `message-html.ts` before it is shown (decisions C-33). */
  content: v.string(),
  created_at: Instant,
  is_read: v.optional(Flag, 0),
});
export type Broadcast = v.InferOutput<typeof Broadcast>;

/** Messages per page (MSG-01). */
export const BROADCASTS_PAGE = 10;
const { page, before } = pageOf(BROADCASTS_PAGE);

/** A page of messages, newest first. The only list that spells its page size with an underscore (MSG-01). */
export const listBroadcasts = documented('/center/list-broadcast', {
  input: v.strictObject({ page, before, page_size: v.optional(v.literal(BROADCASTS_PAGE), BROADCASTS_PAGE) }),
  answer: listOf(Broadcast),
});

export const markBroadcast = documented('/center/mark-broadcast', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

/** Marks every message up to the newest one that its reader has in the list: one that arrives meanwhile stays unread. */
export const readAllBroadcasts = extension('/studio/messages/read-all', {
  input: v.strictObject({ newest: Id }),
  answer: unread,
});

export const countUnread = documented('/center/not-read', {
  input: nothing,
  answer: v.object({ not_read: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});
