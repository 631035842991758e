/** Talking pictures and digital humans. Voices are in voices.ts. */
import * as v from 'valibot';
import { documented, unread } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, Id, OpaqueId, pageOf } from './fields.ts';
import { rowsOf } from './rows.ts';
import { GeneratedAudio } from './voices.ts';

const MB = 1024 * 1024;
export const LIP_SYNC_LIMITS = {
  image: {
    types: ['image/jpeg', 'image/png'],
    maxBytes: 10 * MB,
    shapes: ['1:1', '16:9', '9:16'],
    tolerance: 0.02,
  },
  audio: { endings: ['.mp3', '.wav', '.m4a', '.flac', '.aac', '.ogg'], maxBytes: 10 * MB, maxSeconds: 20 },
  video: { types: ['video/mp4'], maxBytes: 50 * MB },
  /** Kling lip-sync in the storyboard (BOARD-101). */
  clip: {
    types: ['video/mp4', 'video/quicktime'],
    maxBytes: 100 * MB,
    minSeconds: 2,
    maxSeconds: 10,
    minSide: 720,
    maxSide: 1920,
  },
} as const;
/** Hedra is 0, Jimeng 1 (decisions C-17). */
export const LIP_SYNC_PLATFORM = { hedra: 0, jimeng: 1 } as const;

const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
const Shape = v.picklist(LIP_SYNC_LIMITS.image.shapes);
const Seconds = v.pipe(v.number(), v.minValue(0));
/** Speech is sent as base64 in the body; 20 s of it stay far below this limit. */
const Base64 = v.pipe(v.string(), v.minLength(1), v.maxLength(16 * MB));

/** 0 and 1 in progress, 2 done, 3 failed. */
export const LipSyncTask = v.object({
  task_id: v.string(),
  status_code: v.number(),
  id: v.optional(Id),
  video_url: v.optional(v.string(), ''),
  poster_url: v.optional(v.string(), ''),
  options: v.optional(v.string(), ''),
  ...TaskExtras,
});

export const uploadLipSyncImage = documented('/lip-sync/upload-image', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob) }),
  answer: v.object({ head_url: v.string(), aspectRatio: v.string() }),
});

export const uploadLipSyncAudio = documented('/lip-sync/upload-audio', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob) }),
  answer: GeneratedAudio,
});

export const createLipSync = documented('/lip-sync/merge-video', {
  input: v.strictObject({
    head_url: Address,
    audio_url: Address,
    audio_duration: Seconds,
    audio_text: v.optional(v.string(), ''),
    aspectRatio: Shape,
    type: v.picklist([LIP_SYNC_PLATFORM.hedra, LIP_SYNC_PLATFORM.jimeng]),
  }),
  answer: v.string(),
});

export const createDigitalHuman = documented('lip-sync/generate-shuziren', {
  input: v.strictObject({
    head_url: Address,
    audio_base64: Base64,
    audio_duration: Seconds,
    audio_text: v.optional(v.string(), ''),
  }),
  answer: v.string(),
});

export const getLipSyncTasks = documented('/lip-sync/get-task', {
  input: v.strictObject({ taskId: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)) }),
  answer: rowsOf(LipSyncTask),
});

export const listLipSyncs = documented('/lip-sync/lists', {
  input: v.strictObject(pageOf(10)),
  answer: v.object({
    lists: v.array(v.object({ date: v.string(), data: rowsOf(LipSyncTask) })),
    has_next: v.optional(Flag, 0),
  }),
});

export const deleteLipSync = documented('/lip-sync/delete', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});
