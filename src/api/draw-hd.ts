/** HD upscale: which pictures can be enlarged, the same rule for the button and for the server (LIMIT-06, LIMIT-07, decisions C-40). */
import * as v from 'valibot';
import { Flag } from './fields.ts';

/** A picture must stay under both, whichever way it is turned. */
export const HD_LIMIT = { long: 1920, short: 1080 } as const;

/** Extension: what the server knows about a record's picture. */
export const PictureFacts = v.object({
  width: v.number(),
  height: v.number(),
  /** 1 if the picture is the result of an upscale, or has already been upscaled. */
  upscaled: v.optional(Flag, 0),
});
export type PictureFacts = v.InferOutput<typeof PictureFacts>;

/** Why a picture cannot be upscaled: it was already, or it is too large. Null if it can be. */
export function hdProblem({ width, height, upscaled }: PictureFacts): 'again' | 'large' | null {
  if (upscaled) return 'again';
  const tooLarge = Math.max(width, height) >= HD_LIMIT.long || Math.min(width, height) >= HD_LIMIT.short;
  return tooLarge ? 'large' : null;
}
