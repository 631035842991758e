/** A member's public profile. */
import * as v from 'valibot';
import { extension } from './call.ts';
import { lineOf } from './fields.ts';

export const PROFILE_LIMITS = { nicknameCharacters: 20, aboutCharacters: 160 } as const;

/** Changes the caller's profile. Omitted fields stay unchanged. */
export const updateProfile = extension('/studio/profile/update', {
  input: v.strictObject({
    nickname: v.optional(lineOf(1, PROFILE_LIMITS.nicknameCharacters)),
    about: v.optional(lineOf(0, PROFILE_LIMITS.aboutCharacters)),
    /** URL of an uploaded picture, which is cropped to a square; empty removes the current one. */
    avatar: v.optional(v.string()),
  }),
  answer: v.object({ user_nickname: v.string(), about: v.string(), avatar: v.string() }),
});
