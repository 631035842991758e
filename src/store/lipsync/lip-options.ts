import * as v from 'valibot';
import { FacePlace } from '../../api/faces.ts';
import { LIP_SYNC_PLATFORM, LIP_SYNC_TOOLS } from '../../api/lipsync.ts';

const text = v.optional(v.fallback(v.string(), ''), '');
const Options = v.object({
  head_url: text,
  audio_url: text,
  audio_duration: v.optional(v.fallback(v.number(), 0), 0),
  audio_text: text,
  aspectRatio: text,
  type: v.optional(v.unknown()),
  face: v.optional(v.fallback(v.nullable(FacePlace), null), null),
});
export type LipOptions = v.InferOutput<typeof Options>;

/** What a result was asked with; empty fields where it does not say. */
export function readLipOptions(json: string): LipOptions {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Options), json);
  return parsed.success ? parsed.output : v.parse(Options, {});
}

/** What made a result. Not every server names it; then the request tells: only that of a picture has a ratio. Empty if neither does. */
export function lipToolOf(named: string, { head_url, aspectRatio, type }: LipOptions): string {
  if (named || !head_url) return named;
  if (!aspectRatio) return LIP_SYNC_TOOLS.digitalHuman;
  const { hedra, jimeng } = LIP_SYNC_PLATFORM;
  return LIP_SYNC_TOOLS[Number(type) === jimeng ? jimeng : hedra];
}
