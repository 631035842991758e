import { DRAW_TOOLS } from '../../src/api/draw-models.ts';
import { CODE } from '../../src/api/errors.ts';
import { listPointsLog, readPoints } from '../../src/api/points.ts';
import type { Deps } from '../deps.ts';
import { readMember } from '../domain/accounts.ts';
import { instant } from '../domain/clock.ts';
import { COSTS } from '../domain/costs.ts';
import { readLog } from '../domain/ledger.ts';
import { currentPlan } from '../domain/memberships.ts';
import { nameOfMember } from '../domain/phones.ts';
import { memberOf } from '../frame/context.ts';
import { flag, on, type Route } from '../frame/route.ts';
import { isMessageKey, type Language, say } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/** What a member has, and what things cost. */
export function pointsRoutes({ db, pictures, texts, clips, speech, music, films }: Deps): Route[] {
  return [
    on(readPoints, async ({ session, language }) => {
      // The one call that says "signed out" by its code, so that the page can drop a dead token (AUTH-29).
      if (!session) throw new Refusal(CODE.signedOut, 'signInFirst');
      const { phone, name, avatar, points } = await readMember(db, session.userId);
      const plan = await currentPlan(db, session.userId);
      return {
        total_points: points,
        user_id: session.userId,
        star_tel: nameOfMember(session.userId, name, phone),
        avatar,
        ...COSTS,
        show_tab: flag(false),
        action: 0,
        one_key_slice: 0,
        member_arr: {
          buy_member: flag(plan !== null),
          member_name: plan?.name[language] ?? '',
          expire_time: plan ? instant(plan.ends_at) : '',
        },
        providers: {
          picture: pictures.name,
          text: texts.name,
          video: clips.name,
          speech: speech.name,
          music: music.name,
          film: films.name,
        },
      };
    }),

    on(listPointsLog, async (context, input) => {
      const { rows, more } = await readLog(db, memberOf(context).userId, input);
      const lists = rows.map(({ id, points, description, created_at }) => ({
        id,
        points,
        description: describe(description, context.language),
        create_time: instant(created_at),
      }));
      return { lists, has_next: flag(more) };
    }),
  ];
}

/** A row names its message and its tool, e.g. `pointsDraw:mj`; anything else is text as it is. */
function describe(description: string, language: Language): string {
  const [key = '', tool = ''] = description.split(':');
  const name = DRAW_TOOLS.find(({ value }) => value === tool)?.name ?? tool;
  return isMessageKey(key) ? say(key, language, { tool: name }) : description;
}
