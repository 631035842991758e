/** Direct uploads with a short-lived grant. */
import * as v from 'valibot';
import { documented, nothing } from './call.ts';

const MB = 1024 * 1024;

/** What each use of an upload accepts; form, worker and server read the same row (decisions A-35). */
export const UPLOAD_LIMITS = {
  drawReference: { types: ['image/png', 'image/jpeg'], maxBytes: 10 * MB },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number }>;
export type UploadUse = keyof typeof UPLOAD_LIMITS;

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
export const requestUpload = documented('/upload/assumeRole', { input: nothing, answer: UploadGrant });
