import { CODE } from '../../src/api/errors.ts';
import { listPointsLog, readPoints } from '../../src/api/points.ts';
import { readMember, starTel } from '../account/accounts.ts';
import { currentPlan } from '../billing/memberships.ts';
import { instant } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { mediaAddress } from '../media/media-address.ts';
import { boundModels } from '../models/bound-models.ts';
import { memberOf } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { hasEarned } from '../user-center/distribution.ts';
import { boundCosts } from './bound-costs.ts';
import { readLog } from './ledger.ts';
import { describePoints } from './points-words.ts';

/** Balance, prices and points log. */
export function pointsRoutes({ db, config, models, secret }: Deps): Route[] {
  const [costs, bound] = [boundCosts(models), boundModels(models)];
  return [
    on(readPoints, async ({ session, language }) => {
      // the only call that reports an invalid token by code instead of HTTP 401, so that the page can drop it (AUTH-29)
      if (!session) throw new Refusal(CODE.signedOut, 'signInFirst');
      const member = await readMember(db, session.userId);
      const plan = await currentPlan(db, session.userId);
      return {
        total_points: member.points,
        user_id: session.userId,
        star_tel: starTel(member),
        avatar: member.avatar ? mediaAddress(secret, member.avatar) : '',
        ...costs,
        // members with earnings still see the tab after distribution was switched off
        show_tab: flag(config.distributionPercent > 0 || (await hasEarned(db, session.userId))),
        action: 0,
        one_key_slice: 0,
        member_arr: {
          buy_member: flag(plan !== null),
          member_name: plan?.name[language] ?? '',
          expire_time: plan ? instant(plan.ends_at) : '',
        },
        models: bound,
        song_sings: flag(models.find('song').traits.sings),
        named: flag(member.name !== ''),
        works_reviewed: flag(config.review === 'operator'),
        providers: {
          picture: models.find('picture').name,
          text: models.find('text').name,
          expansion: models.find('expansion', { tool: 'expansion' }).name,
          description: models.find('description').name,
          video: models.find('clip').name,
          speech: models.find('speech').name,
          music: models.find('music').name,
          song: models.find('song').name,
          lyrics: models.find('lyrics').name,
          film: models.find('film').name,
          lip_sync: models.find('lip-sync').name,
          digital_human: models.find('digital-human').name,
          // left out if no model makes it, so that the app does not offer it
          ...(models.has('sound-effect') ? { sound: models.find('sound-effect').name } : {}),
        },
      };
    }),

    on(listPointsLog, async (context, input) => {
      const { rows, more } = await readLog(db, memberOf(context).userId, input);
      const lists = rows.map(({ id, points, description, created_at }) => ({
        id,
        points,
        description: describePoints(description, context.language),
        create_time: instant(created_at),
      }));
      return { lists, has_next: flag(more) };
    }),
  ];
}
