import { CODE } from '../../src/api/errors.ts';
import { readPoints } from '../../src/api/points.ts';
import type { Deps } from '../deps.ts';
import { readMember } from '../domain/accounts.ts';
import { COSTS } from '../domain/costs.ts';
import { maskPhone } from '../domain/phones.ts';
import { flag, on, type Route } from '../frame/route.ts';
import { Refusal } from '../refusal.ts';

/** What a member has, and what things cost. */
export function pointsRoutes({ db, pictures }: Deps): Route[] {
  return [
    on(readPoints, async ({ session }) => {
      // The one call that says "signed out" by its code, so that the page can drop a dead token (AUTH-29).
      if (!session) throw new Refusal(CODE.signedOut, 'signInFirst');
      const { phone, name, avatar, points } = await readMember(db, session.userId);
      return {
        total_points: points,
        user_id: session.userId,
        star_tel: name || maskPhone(phone),
        avatar,
        ...COSTS,
        show_tab: flag(false),
        action: 0,
        one_key_slice: 0,
        member_arr: { buy_member: flag(false), member_name: '', expire_time: '' },
        providers: { picture: pictures.name },
      };
    }),
  ];
}
