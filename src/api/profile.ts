/** How a member presents themselves to others. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { lineOf } from './fields.ts';

export const PROFILE_LIMITS = { nicknameCharacters: 20, aboutCharacters: 160 } as const;

/** Changes what the caller's own page shows; what is left out stays as it is. */
export const updateProfile = extension('/studio/profile/update', {
  input: v.strictObject({
    nickname: v.optional(lineOf(1, PROFILE_LIMITS.nicknameCharacters)),
    about: v.optional(lineOf(0, PROFILE_LIMITS.aboutCharacters)),
    /** The address of an uploaded picture, which is cut to a square; empty takes the present one away. */
    avatar: v.optional(v.string()),
  }),
  answer: v.object({ user_nickname: v.string(), about: v.string(), avatar: v.string() }),
});
