/** Talking pictures and digital humans. Voices are in voices.ts. */
import * as v from 'valibot';
import { documented, extension, unread } from './call.ts';
import { TaskExtras } from './draw.ts';
import { FacePlace, FoundFace } from './faces.ts';
import { Flag, Id, OpaqueId, pageOf } from './fields.ts';
import { HistoryFilter } from './history-search.ts';
import { LIP_SYNC_LIMITS } from './lipsync-limits.ts';
import { rowsOf } from './rows.ts';
import { GeneratedAudio, SpokenAudio } from './voices.ts';

/** Hedra is 0, Jimeng 1 (decisions C-17). */
export const LIP_SYNC_PLATFORM = { hedra: 0, jimeng: 1 } as const;

const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
const Shape = v.picklist(LIP_SYNC_LIMITS.image.shapes);
const Seconds = v.pipe(v.number(), v.minValue(0));

/** Tools of lip-sync; the names are used in prices, filters, notices and the table of models. */
export const LIP_SYNC_TOOLS = {
  [LIP_SYNC_PLATFORM.hedra]: 'hedra',
  [LIP_SYNC_PLATFORM.jimeng]: 'jimeng-lip-sync',
  digitalHuman: 'digital-human',
} as const;
export type LipSyncTool = (typeof LIP_SYNC_TOOLS)[keyof typeof LIP_SYNC_TOOLS];
/** Display names. The name of a digital human is a translated text. */
export const LIP_SYNC_NAMES = { hedra: 'Hedra', 'jimeng-lip-sync': 'Jimeng' } as const;

/** The display name of a platform's tool; undefined for other tools. */
export const platformNameOf = (tool: string): string | undefined =>
  tool === 'hedra' || tool === 'jimeng-lip-sync' ? LIP_SYNC_NAMES[tool] : undefined;

/** 0 and 1 in progress, 2 done, 3 failed. The fields after `options` are extensions. */
export const LipSyncTask = v.object({
  task_id: v.string(),
  status_code: v.number(),
  id: v.optional(Id),
  video_url: v.optional(v.string(), ''),
  poster_url: v.optional(v.string(), ''),
  /** The request as JSON text. */
  options: v.optional(v.string(), ''),
  tool_name: v.optional(v.string(), ''),
  seconds: v.optional(v.number()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  starred: v.optional(Flag),
  ...TaskExtras,
});
export type LipSyncTask = v.InferOutput<typeof LipSyncTask>;

export const uploadLipSyncImage = documented('/lip-sync/upload-image', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob) }),
  /** Extension: the face that was detected; null if none was found, omitted if there was no detection. */
  answer: v.object({
    head_url: v.string(),
    aspectRatio: v.string(),
    face: v.optional(v.nullable(FoundFace)),
  }),
});

export const uploadLipSyncAudio = documented('/lip-sync/upload-audio', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob) }),
  answer: GeneratedAudio,
});

/** Extension: the member confirms the right to use the face, unless the account has confirmed it before (decisions L-07). */
const consent = { face_consent: v.optional(v.literal(1)) };

export const createLipSync = documented('/lip-sync/merge-video', {
  input: v.strictObject({
    head_url: Address,
    audio_url: Address,
    audio_duration: Seconds,
    audio_text: v.optional(v.string(), ''),
    aspectRatio: Shape,
    type: v.picklist([LIP_SYNC_PLATFORM.hedra, LIP_SYNC_PLATFORM.jimeng]),
    /** Extension: the position of the face; if omitted, the server detects it. */
    face: v.optional(FacePlace),
    ...consent,
  }),
  answer: v.string(),
});

export const createDigitalHuman = documented('lip-sync/generate-shuziren', {
  maxBody: SpokenAudio.maxBody,
  input: v.strictObject({
    head_url: Address,
    ...SpokenAudio.fields,
    /** Extension: the position of the face in the first frame. */
    face: v.optional(FacePlace),
    ...consent,
  }),
  answer: v.string(),
});

export const getLipSyncTasks = documented('/lip-sync/get-task', {
  input: v.strictObject({ taskId: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)) }),
  answer: rowsOf(LipSyncTask),
});

export const listLipSyncs = documented('/lip-sync/lists', {
  /** The filters are extensions. */
  input: v.strictObject({ ...pageOf(10), ...HistoryFilter }),
  answer: v.object({
    lists: v.array(v.object({ date: v.string(), data: rowsOf(LipSyncTask) })),
    has_next: v.optional(Flag, 0),
    filtered: v.optional(Flag),
  }),
});

export const deleteLipSync = documented('/lip-sync/delete', {
  input: v.strictObject({ id: Id }),
  answer: unread,
});

/** Restores a deleted result within 30 days. What was cancelled by deleting it stays so. */
export const restoreLipSync = extension('/studio/lip-sync/restore', {
  input: v.strictObject({ id: Id }),
  /** With the day it is listed under. */
  answer: v.object({ ...LipSyncTask.entries, date: v.string() }),
});

/** Detects the face in one of the member's pictures or clips; null if none is found. */
export const findFace = extension('/studio/lip-sync/face', {
  input: v.strictObject({ head_url: Address }),
  answer: v.object({
    head_url: v.string(),
    /** Empty for a clip, and for a picture with another aspect ratio. */
    aspectRatio: v.string(),
    face: v.nullable(FoundFace),
  }),
});

/** The examples of an empty page, named after their looks. */
export const EXAMPLE_FACES = ['dusk', 'city', 'blue', 'forest'] as const;
export type ExampleFace = (typeof EXAMPLE_FACES)[number];

/** A painted face to begin with, as a file of the member. Free; the same file each time. */
export const takeExampleFace = extension('/studio/lip-sync/example', {
  input: v.strictObject({ example: v.picklist(EXAMPLE_FACES) }),
  answer: v.object({
    head_url: v.string(),
    aspectRatio: v.string(),
    face: v.nullable(FoundFace),
  }),
});

/** Turns a clip that was uploaded in parts into the source of a digital human. Idempotent. */
export const takeSourceClip = extension('/studio/lip-sync/source', {
  /** The URL that the parts were sent to. */
  input: v.strictObject({ source: Address }),
  answer: v.object({
    head_url: v.string(),
    seconds: v.number(),
    width: v.number(),
    height: v.number(),
    face: v.nullable(FoundFace),
  }),
});

/** Reads whether the member has confirmed the right to use uploaded faces; `given` records the confirmation. */
export const faceConsent = extension('/studio/lip-sync/consent', {
  input: v.strictObject({ given: v.optional(v.literal(1)) }),
  answer: v.object({ given: Flag }),
});

/** Sets or removes the star of a result. */
export const starLipSync = extension('/studio/lip-sync/star', {
  input: v.strictObject({ id: Id, starred: Flag }),
  answer: unread,
});
