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

/** What makes a result: its name in prices, filters, notices and the table of models. */
export const LIP_SYNC_TOOLS = {
  [LIP_SYNC_PLATFORM.hedra]: 'hedra',
  [LIP_SYNC_PLATFORM.jimeng]: 'jimeng-lip-sync',
  digitalHuman: 'digital-human',
} as const;
export type LipSyncTool = (typeof LIP_SYNC_TOOLS)[keyof typeof LIP_SYNC_TOOLS];
/** Their names; what people call a digital human is a matter of language. */
export const LIP_SYNC_NAMES = { hedra: 'Hedra', 'jimeng-lip-sync': 'Jimeng' } as const;

/** The name of a platform's tool; undefined for any other tool. */
export const platformNameOf = (tool: string): string | undefined =>
  tool === 'hedra' || tool === 'jimeng-lip-sync' ? LIP_SYNC_NAMES[tool] : undefined;

/** 0 and 1 in progress, 2 done, 3 failed. What follows the options is an extension. */
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
  /** Extension: the face that was found in it; null for none, left out where nobody looked. */
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

/** Extension: the member confirms their right to the face, as the account may have done before (decisions L-07). */
const consent = { face_consent: v.optional(v.literal(1)) };

export const createLipSync = documented('/lip-sync/merge-video', {
  input: v.strictObject({
    head_url: Address,
    audio_url: Address,
    audio_duration: Seconds,
    audio_text: v.optional(v.string(), ''),
    aspectRatio: Shape,
    type: v.picklist([LIP_SYNC_PLATFORM.hedra, LIP_SYNC_PLATFORM.jimeng]),
    /** Extension: where the face is; without it, the server looks for one. */
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
    /** Extension: where the face is in the first frame. */
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

/** Looks for the face in one of the member's own pictures or clips; null where none is found. */
export const findFace = extension('/studio/lip-sync/face', {
  input: v.strictObject({ head_url: Address }),
  answer: v.object({
    head_url: v.string(),
    /** Empty for a clip, and for a picture of another shape. */
    aspectRatio: v.string(),
    face: v.nullable(FoundFace),
  }),
});

/** Makes a clip that arrived in parts the source of a digital human. Asking again answers the same. */
export const takeSourceClip = extension('/studio/lip-sync/source', {
  /** The address that its parts were sent to. */
  input: v.strictObject({ source: Address }),
  answer: v.object({
    head_url: v.string(),
    seconds: v.number(),
    width: v.number(),
    height: v.number(),
    face: v.nullable(FoundFace),
  }),
});

/** Whether the member has confirmed their right to the faces that they upload; with `given` they do. */
export const faceConsent = extension('/studio/lip-sync/consent', {
  input: v.strictObject({ given: v.optional(v.literal(1)) }),
  answer: v.object({ given: Flag }),
});

/** Stars a result, or takes the star away. */
export const starLipSync = extension('/studio/lip-sync/star', {
  input: v.strictObject({ id: Id, starred: Flag }),
  answer: unread,
});
