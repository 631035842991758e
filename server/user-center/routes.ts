import {
  listDistribution,
  listInvitedUsers,
  ORDER_REFUNDED,
  readInviteLink,
  redeem,
} from '../../src/api/user-center.ts';
import { starTel } from '../account/accounts.ts';
import { HOUR, instant } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { clearUses, countUse } from '../rpc/limits.ts';
import { originOf } from '../rpc/origin.ts';
import { flag, on, type Route, WithMessage } from '../rpc/route.ts';
import { readAwards, readTotals } from './distribution.ts';
import { countFriends, inviteCodeOf, readFriends } from './invitations.ts';
import { redeemCode } from './redeem-codes.ts';

/** Invitations, distribution and redeem codes of the user center (USER-07 to 20). */
export function userCenterRoutes({ db, config }: Deps): Route[] {
  const tries = { name: 'redeem', max: config.redeemsPerHour, seconds: HOUR };
  const triesFromAddress = { name: 'redeem-address', max: config.redeemsPerHourAddress, seconds: HOUR };
  return [
    on(readInviteLink, async (context) => {
      const code = await inviteCodeOf(db, memberOf(context).userId);
      return {
        invited_url: `${originOf(config, context)}/web/#/square?invited_code=${code}`,
        rewards_per_day: config.inviteRewardsPerDay,
      };
    }),

    on(listInvitedUsers, async (context, input) => {
      const { userId } = memberOf(context);
      const { rows, more } = await readFriends(db, userId, input);
      const lists = rows.map((row) => ({
        id: row.id,
        star_tel: starTel(row),
        create_time: instant(row.created_at),
        points: row.points,
      }));
      return { lists, has_next: flag(more), ...(await countFriends(db, userId)) };
    }),

    on(listDistribution, async (context, input) => {
      const { userId } = memberOf(context);
      const { rows, more } = await readAwards(db, userId, input);
      const { ordered, earned, balance, orders } = await readTotals(db, userId);
      const lists = rows.map((row) => ({
        id: row.id,
        star_tel: starTel(row),
        create_time: instant(row.created_at),
        awards: row.award,
        ...(row.refunded && { refunded: ORDER_REFUNDED[row.refunded] }),
      }));
      return {
        lists,
        has_next: flag(more),
        total_order_amount: ordered,
        distribute_amount: earned,
        balance,
        total: orders,
      };
    }),

    on(redeem, async (context, { code }) => {
      const { userId } = memberOf(context);
      await countUse(db, triesFromAddress, context.address);
      await countUse(db, tries, String(userId));
      const points = await redeemCode(db, userId, code);
      await clearUses(db, tries, String(userId));
      return new WithMessage(undefined, 'redeemed', { points });
    }),
  ];
}
