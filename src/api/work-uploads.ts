/** Videos uploaded in parts: limits and checks for form, browser and server. */
import * as v from 'valibot';

const MB = 1024 * 1024;

/** Limits of the publish form (PUB-04, PUB-05). */
export const WORK_VIDEO = {
  type: 'video/mp4',
  ending: '.mp4',
  maxBytes: 500 * MB,
  /** Default bytes per part, if the server does not specify it. */
  partBytes: 8 * MB,
} as const;

/** Why a video is rejected. */
export type WorkVideoProblem = 'type' | 'size';

/** Checks a video before it is sent; null if it is accepted. @param start its first bytes, which identify the type better than its name */
export function videoProblem(
  { size }: { size: number },
  start: Uint8Array<ArrayBufferLike>,
  maxBytes: number = WORK_VIDEO.maxBytes,
): WorkVideoProblem | null {
  if (!startsLikeMp4(start)) return 'type';
  return size > maxBytes ? 'size' : null;
}

/** Number of bytes that {@link startsLikeMp4} needs. */
export const START_BYTES = 12;

/** Whether a file starts like an MP4: with an `ftyp` box whose brand is not that of QuickTime or of a picture. */
export function startsLikeMp4(start: Uint8Array<ArrayBufferLike>): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (start.length < START_BYTES || text(4, 8) !== 'ftyp') return false;
  return !/^(qt |heic|heix|mif1|msf1|avif|avis)/.test(text(8, 12));
}

/** Number of parts of a file. */
export const partsOf = (bytes: number, partBytes: number): number =>
  Math.max(1, Math.ceil(bytes / partBytes));

/** `GET {domain}/<token>`: the parts that have been received. */
export const ArrivedParts = v.object({
  /** Part numbers, from 0. */
  parts: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  part_bytes: v.optional(v.number(), WORK_VIDEO.partBytes),
});

/** `GET {domain}/<token>?info`: facts about the complete file (PUB-12). */
export const VideoInfo = v.object({
  /** Seconds. */
  duration: v.pipe(v.number(), v.minValue(0)),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
export type VideoInfo = v.InferOutput<typeof VideoInfo>;
