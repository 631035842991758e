/** Films that arrive in parts: what form, browser and server agree on. */
import * as v from 'valibot';

const MB = 1024 * 1024;

/** What the publish form takes (PUB-04, PUB-05). */
export const WORK_VIDEO = {
  type: 'video/mp4',
  ending: '.mp4',
  maxBytes: 500 * MB,
  /** Bytes of a part, where a server does not say. */
  partBytes: 8 * MB,
} as const;

/** Why a film is not taken. */
export type WorkVideoProblem = 'type' | 'size';

/** Why a film is not taken, before anything is sent; null when it is. @param start its first bytes, which tell the type better than its name */
export function videoProblem(
  { size }: { size: number },
  start: Uint8Array<ArrayBufferLike>,
  maxBytes: number = WORK_VIDEO.maxBytes,
): WorkVideoProblem | null {
  if (!startsLikeMp4(start)) return 'type';
  return size > maxBytes ? 'size' : null;
}

/** Bytes that {@link startsLikeMp4} looks at. */
export const START_BYTES = 12;

/** Whether a file begins as MP4 does: a box `ftyp`, and not the brand of QuickTime or of a picture. */
export function startsLikeMp4(start: Uint8Array<ArrayBufferLike>): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (start.length < START_BYTES || text(4, 8) !== 'ftyp') return false;
  return !/^(qt |heic|heix|mif1|msf1|avif|avis)/.test(text(8, 12));
}

/** How many parts a file has. */
export const partsOf = (bytes: number, partBytes: number): number =>
  Math.max(1, Math.ceil(bytes / partBytes));

/** `GET {domain}/<token>`: what has arrived. */
export const ArrivedParts = v.object({
  /** Numbers of parts, from 0. */
  parts: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  part_bytes: v.optional(v.number(), WORK_VIDEO.partBytes),
});

/** `GET {domain}/<token>?info`: what the whole file is (PUB-12). */
export const VideoInfo = v.object({
  /** Seconds. */
  duration: v.pipe(v.number(), v.minValue(0)),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
export type VideoInfo = v.InferOutput<typeof VideoInfo>;
