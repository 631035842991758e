import { updateProfile } from '../../src/api/profile.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { mediaAddress, requireKey } from '../media/media-address.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { on, type Route } from '../rpc/route.ts';
import { changeProfile, makeAvatar } from './profile.ts';

/** Low, because decoding a picture is expensive. */
const CHANGES = { name: 'profile', max: 60, seconds: HOUR };

/** The caller's nickname, avatar and description. */
export const profileRoutes = (deps: Deps): Route[] => [
  on(updateProfile, async (context, { nickname, about, avatar }) => {
    const { userId } = memberOf(context);
    await countUse(deps.db, CHANGES, String(userId));
    const picture = avatar ? await makeAvatar(deps, userId, requireKey(avatar, context.host)) : avatar;
    const profile = await changeProfile(deps, userId, { name: nickname, about, avatar: picture });
    return {
      user_nickname: profile.name,
      about: profile.about,
      avatar: profile.avatar ? mediaAddress(deps.secret, profile.avatar) : '',
    };
  }),
];
