/** Points history, invitations, distribution, redeem codes. */
import * as v from 'valibot';
import { documented, nothing, unread } from './call.ts';
import { listOf, pageOf } from './fields.ts';

/** Stated in the invitation text (USER-11). */
export const INVITE_REWARD = { inviter: 25, friend: 50 } as const;

export const InvitedUser = v.object({ star_tel: v.string(), create_time: v.string(), points: v.number() });

export const listInvitedUsers = documented('/center/invited-users', {
  input: v.strictObject(pageOf(10)),
  answer: v.object({ ...listOf(InvitedUser).entries, total: v.number(), points: v.number() }),
});

export const DistributionItem = v.object({
  star_tel: v.string(),
  create_time: v.string(),
  awards: v.number(),
});

export const listDistribution = documented('/center/distribute-users', {
  input: v.strictObject(pageOf(10)),
  answer: v.object({
    ...listOf(DistributionItem).entries,
    total_order_amount: v.number(),
    distribute_amount: v.number(),
    balance: v.number(),
    total: v.number(),
  }),
});

export const readInviteLink = documented('/center/invite', {
  input: nothing,
  answer: v.object({ invited_url: v.string() }),
});

export const redeem = documented('/exchange', {
  input: v.strictObject({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  answer: unread,
});
