/** Direct uploads with a short-lived grant. */
import * as v from 'valibot';
import { documented } from './call.ts';
import { FILM_AUDIO } from './exports.ts';

const MB = 1024 * 1024;

/** What each use of an upload accepts; form, worker and server read the same row (decisions A-35). */
export const UPLOAD_LIMITS = {
  drawReference: { types: ['image/png', 'image/jpeg'], maxBytes: 10 * MB },
  filmMusic: {
    types: ['audio/mpeg', 'audio/wav', 'audio/vnd.wave', 'audio/x-wav', 'audio/ogg', 'application/ogg'],
    maxBytes: FILM_AUDIO.maxBytes,
  },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number }>;
export type UploadUse = keyof typeof UPLOAD_LIMITS;

/** Why a file is refused, checked before anything is sent; null if it is accepted. */
export function refusalOf(file: { type: string; size: number }, use: UploadUse): 'type' | 'size' | null {
  const { types, maxBytes } = UPLOAD_LIMITS[use];
  if (!(types as readonly string[]).includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}

export const UploadGrant = v.object({
  url: v.string(),
  method: v.picklist(['PUT', 'POST']),
  headers: v.record(v.string(), v.string()),
  /** Begins with `uploads/`. */
  key: v.string(),
  public_url: v.string(),
  expires_at: v.string(),
  max_bytes: v.number(),
});
export type UploadGrant = v.InferOutput<typeof UploadGrant>;

/** A grant to put one file straight into storage; the file is private and unusable until its first use. */
export const requestUpload = documented('/upload/assumeRole', {
  /** Extension: what the file is for, which sets its size limit. Default: a picture. */
  input: v.strictObject({ use: v.optional(v.picklist(['drawReference', 'filmMusic']), 'drawReference') }),
  answer: UploadGrant,
});
