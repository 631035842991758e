/** Direct uploads to storage with a short-lived grant. */
import * as v from 'valibot';
import { documented } from './call.ts';
import { LIP_SYNC_LIMITS } from './lipsync-limits.ts';
import { SCRIPT_FILE } from './script-file-limits.ts';
import { STYLE_LIMITS } from './styles.ts';
import { WORK_VIDEO } from './work-uploads.ts';

const MB = 1024 * 1024;

/** Maximum pixels of an uploaded picture; larger ones take too much memory to decode. */
export const PICTURE_MAX_PIXELS = 40_000_000;

/** Uses whose file is sent in one piece, with a grant. */
const USES = ['drawReference', 'filmMusic', 'workCover', 'styleImage', 'avatar'] as const;
export type UploadUse = (typeof USES)[number];
/** The use of a chosen file. Videos are sent in parts (work-uploads.ts); a script is sent with its call. */
export type FileUse =
  | UploadUse
  | 'workVideo'
  | 'scriptFile'
  | 'scriptSheet'
  | 'lipSyncImage'
  | 'lipSyncSound'
  | 'lipSyncClip';

export interface UploadLimits {
  medium: 'picture' | 'sound' | 'film' | 'script';
  /** Display names of the types. */
  formats: readonly string[];
  types: readonly string[];
  /** Checked instead of the type, for files whose type operating systems report wrongly or not at all. */
  endings?: readonly string[];
  maxBytes: number;
  /** Minimum pixels of both sides of a picture. */
  minSide?: number;
  /** Allowed aspect ratios of a picture. */
  shapes?: readonly string[];
}

/** Limits of each upload use, shared by form, worker and server (decisions A-35). */
export const UPLOAD_LIMITS: Record<FileUse, UploadLimits> = {
  drawReference: {
    medium: 'picture',
    formats: ['JPG', 'PNG'],
    types: ['image/png', 'image/jpeg'],
    maxBytes: 10 * MB,
  },
  filmMusic: {
    medium: 'sound',
    formats: ['MP3', 'WAV', 'OGG'],
    types: ['audio/mpeg', 'audio/wav', 'audio/vnd.wave', 'audio/x-wav', 'audio/ogg', 'application/ogg'],
    endings: ['.mp3', '.wav', '.ogg'],
    maxBytes: 200 * MB,
  },
  workCover: {
    medium: 'picture',
    formats: ['JPG', 'PNG'],
    types: ['image/png', 'image/jpeg'],
    maxBytes: 2 * MB,
  },
  workVideo: {
    medium: 'film',
    formats: ['MP4'],
    types: [WORK_VIDEO.type],
    endings: [WORK_VIDEO.ending],
    maxBytes: WORK_VIDEO.maxBytes,
  },
  scriptFile: {
    medium: 'script',
    formats: SCRIPT_FILE.endings,
    types: [],
    endings: SCRIPT_FILE.endings,
    maxBytes: SCRIPT_FILE.maxBytes,
  },
  scriptSheet: {
    medium: 'script',
    formats: SCRIPT_FILE.sheets,
    types: [],
    endings: SCRIPT_FILE.sheets,
    maxBytes: SCRIPT_FILE.maxBytes,
  },
  avatar: {
    medium: 'picture',
    formats: ['JPG', 'PNG'],
    types: ['image/png', 'image/jpeg'],
    maxBytes: 10 * MB,
  },
  lipSyncImage: {
    medium: 'picture',
    formats: ['JPG', 'PNG'],
    types: LIP_SYNC_LIMITS.image.types,
    maxBytes: LIP_SYNC_LIMITS.image.maxBytes,
    shapes: LIP_SYNC_LIMITS.image.shapes,
  },
  lipSyncSound: {
    medium: 'sound',
    formats: ['MP3', 'WAV', 'M4A', 'FLAC', 'AAC', 'OGG'],
    types: [],
    endings: LIP_SYNC_LIMITS.audio.endings,
    maxBytes: LIP_SYNC_LIMITS.audio.maxBytes,
  },
  lipSyncClip: {
    medium: 'film',
    formats: ['MP4'],
    types: LIP_SYNC_LIMITS.video.types,
    endings: ['.mp4'],
    maxBytes: LIP_SYNC_LIMITS.video.maxBytes,
  },
  styleImage: {
    medium: 'picture',
    formats: ['JPG', 'PNG'],
    types: ['image/png', 'image/jpeg'],
    maxBytes: 10 * MB,
    minSide: STYLE_LIMITS.minSide,
  },
};

/** Why a file is rejected before anything is sent; null if it is accepted (DRAW-38, EXPORT-06, EXPORT-07). */
export function refusalOf(
  { name, type, size }: { name: string; type: string; size: number },
  use: FileUse,
): 'type' | 'size' | null {
  const { types, endings, maxBytes } = UPLOAD_LIMITS[use];
  const fits = endings ? endings.some((ending) => name.toLowerCase().endsWith(ending)) : types.includes(type);
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}

export const UploadGrant = v.object({
  url: v.string(),
  method: v.picklist(['PUT', 'POST']),
  headers: v.record(v.string(), v.string()),
  /** Starts with `uploads/`. */
  key: v.string(),
  public_url: v.string(),
  expires_at: v.string(),
  max_bytes: v.number(),
});
export type UploadGrant = v.InferOutput<typeof UploadGrant>;

/** A grant to upload one file directly to storage. The file is private and cannot be used until its first use. */
export const requestUpload = documented('/upload/assumeRole', {
  /** Extension: the use of the file, which determines its limits; default: a picture. */
  input: v.strictObject({ use: v.optional(v.picklist(USES), 'drawReference') }),
  answer: UploadGrant,
});
