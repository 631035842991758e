/** The request of a clip: JSON text on the wire (VIDEO-18, VIDEO-19). */
import * as v from 'valibot';

// an invalid field counts as omitted, so that older or foreign records can still be shown
const text = v.optional(v.fallback(v.string(), ''), '');
const addresses = v.optional(v.fallback(v.array(v.string()), []), []);

const VideoOptions = v.object({
  prompt: text,
  image: text,
  image_end: text,
  tail_image: text,
  character_images: addresses,
  images: addresses,
  ratio: text,
  seconds: v.optional(v.fallback(v.number(), 0), 0),
  model: text,
  resolution: text,
  tool_name: text,
  /** Extension: description of the sound effect; `prompt` still describes the picture. */
  sound: text,
});
export type VideoOptions = v.InferOutput<typeof VideoOptions>;

const NONE = v.parse(VideoOptions, {});

/** Parses the options of a clip. Invalid text gives empty options, never an error. */
export function readVideoOptions(json: string): VideoOptions {
  try {
    const read = v.safeParse(VideoOptions, JSON.parse(json));
    return read.success ? read.output : NONE;
  } catch {
    return NONE;
  }
}
