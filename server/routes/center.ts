import { listDistribution, listInvitedUsers, readInviteLink, redeem } from '../../src/api/center.ts';
import type { Deps } from '../deps.ts';
import { starTel } from '../domain/accounts.ts';
import { HOUR, instant } from '../domain/clock.ts';
import { readAwards, readTotals } from '../domain/distribution.ts';
import { countFriends, inviteCodeOf, readFriends } from '../domain/invitations.ts';
import { clearUses, countUse } from '../domain/limits.ts';
import { redeemCode } from '../domain/redeem-codes.ts';
import { memberOf } from '../frame/context.ts';
import { originOf } from '../frame/origin.ts';
import { flag, on, type Route, Said } from '../frame/route.ts';

/** Invitations, distribution and redeem codes of the user center (USER-07 to 20). */
export function centerRoutes({ db, config }: Deps): Route[] {
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
      return new Said(undefined, 'redeemed', { points });
    }),
  ];
}
