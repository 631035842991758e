import * as v from 'valibot';
import { FacePlace } from '../../api/faces.ts';

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
