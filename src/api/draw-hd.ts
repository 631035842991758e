/** HD upscale: which pictures can be upscaled. Button and server use the same rule (LIMIT-06, LIMIT-07, decisions C-40). */
import * as v from 'valibot';
import { Flag } from './fields.ts';

/** Pixels. Both sides must be below these limits, in either orientation. */
export const HD_LIMIT = { long: 1920, short: 1080 } as const;

/** Extension: facts about one picture of a record. */
export const PictureFacts = v.object({
  width: v.number(),
  height: v.number(),
  /** 1 if the picture is the result of an upscale, or has already been upscaled. */
  upscaled: v.optional(Flag, 0),
});
export type PictureFacts = v.InferOutput<typeof PictureFacts>;

/** Why a picture cannot be upscaled: `again` if it already was, `large` if it is too large; null if it can be. */
export function hdProblem({ width, height, upscaled }: PictureFacts): 'again' | 'large' | null {
  if (upscaled) return 'again';
  const tooLarge = Math.max(width, height) >= HD_LIMIT.long || Math.min(width, height) >= HD_LIMIT.short;
  return tooLarge ? 'large' : null;
}
