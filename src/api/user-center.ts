/** Points history, invitations, distribution, redeem codes. */
import * as v from 'valibot';
import { documented, nothing, unread } from './call.ts';
import { Id, Instant, listOf, pageOf } from './fields.ts';

/** Stated in the invitation text (USER-11). */
export const INVITE_REWARD = { inviter: 25, friend: 50 } as const;

/** Extension: the row's id, for paging. */
const RowId = v.optional(Id);

export const InvitedUser = v.object({
  star_tel: v.string(),
  create_time: Instant,
  /** Points for the inviter; 0 above the daily limit. */
  points: v.number(),
  id: RowId,
});
export type InvitedUser = v.InferOutput<typeof InvitedUser>;

export const listInvitedUsers = documented('/center/invited-users', {
  input: v.strictObject(pageOf(10)),
  answer: v.object({ ...listOf(InvitedUser).entries, total: v.number(), points: v.number() }),
});

/** How much of an order's money was returned. */
export const ORDER_REFUNDED = { whole: 1, part: 2 } as const;

export const DistributionItem = v.object({
  star_tel: v.string(),
  create_time: Instant,
  /** Yuan, without what was taken back. */
  awards: v.number(),
  /** Extension: one of {@link ORDER_REFUNDED}; omitted for an order that was not refunded. */
  refunded: v.optional(v.number()),
  id: RowId,
});
export type DistributionItem = v.InferOutput<typeof DistributionItem>;

export const listDistribution = documented('/center/distribute-users', {
  input: v.strictObject(pageOf(10)),
  answer: v.object({
    ...listOf(DistributionItem).entries,
    /** Yuan paid by the invited members. */
    total_order_amount: v.number(),
    /** Yuan earned from that. */
    distribute_amount: v.number(),
    /** Yuan earned and not yet paid out. */
    balance: v.number(),
    /** Number of orders. */
    total: v.number(),
  }),
});

export const readInviteLink = documented('/center/invite', {
  input: nothing,
  answer: v.object({
    invited_url: v.string(),
    /** Extension: number of invited friends that earn points within 24 hours. */
    rewards_per_day: v.optional(v.number()),
  }),
});

export const redeem = documented('/exchange', {
  input: v.strictObject({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  answer: unread,
});
