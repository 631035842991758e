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

/** Why a video is rejected. `damaged`: it is called an MP4, and begins like no file at all. */
export type WorkVideoProblem = 'type' | 'damaged' | 'size';

/** Checks a video before it is sent; null if it is accepted. @param start its first bytes, which identify the type better than its name */
export function videoProblem(
  { name, type, size }: { name: string; type: string; size: number },
  start: Uint8Array<ArrayBufferLike>,
  maxBytes: number = WORK_VIDEO.maxBytes,
): WorkVideoProblem | null {
  const found = typeByStart(start);
  const isCalledMp4 = type === WORK_VIDEO.type || name.toLowerCase().endsWith(WORK_VIDEO.ending);
  if (found !== 'mp4') return found === 'unknown' && isCalledMp4 ? 'damaged' : 'type';
  return size > maxBytes ? 'size' : null;
}

/** Number of bytes that {@link typeByStart} needs. */
export const START_BYTES = 12;

/** How files begin that are often taken for an MP4. The bytes are Latin-1 characters. */
const OTHER_STARTS = [
  // Matroska and WebM, Ogg, WAV and AVI, Flash, MP3, FLAC, Windows Media, MPEG
  ...['\x1aE\xdf\xa3', 'OggS', 'RIFF', 'FLV', 'ID3', 'fLaC', '0&\xb2u', '\0\0\x01\xba', '\0\0\x01\xb3'],
  // pictures, PDF, ZIP, web pages
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', '%PDF', 'PK\x03\x04', '<'],
] as const;
/** The same for what comes after the size of their first box: QuickTime, and pictures. */
const OTHER_BOXES = [
  ...['moov', 'mdat', 'wide', 'free', 'skip', 'ftypqt  '],
  ...['ftypheic', 'ftypheix', 'ftypmif1', 'ftypmsf1', 'ftypavif', 'ftypavis'],
] as const;

/** What a file is by its first bytes: an MP4 begins with an `ftyp` box whose brand is not that of QuickTime or of a picture. */
export function typeByStart(start: Uint8Array<ArrayBufferLike>): 'mp4' | 'other' | 'unknown' {
  const text = String.fromCharCode(...start.subarray(0, START_BYTES));
  const box = text.slice(4);
  if (OTHER_STARTS.some((other) => text.startsWith(other))) return 'other';
  if (OTHER_BOXES.some((other) => box.startsWith(other))) return 'other';
  return text.length === START_BYTES && box.startsWith('ftyp') ? 'mp4' : 'unknown';
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
