/** The video page's calls. Modes and costs are in video-modes.ts. */
import * as v from 'valibot';
import { documented, extension, unread } from './call.ts';
import { TaskExtras } from './draw.ts';
import { Flag, Id, OpaqueId, pageOf, Url } from './fields.ts';
import { HistoryFilter } from './history-search.ts';
import { rowsOf } from './rows.ts';

export const VIDEO_PROMPT_CHARACTERS = 2000;
const Prompt = v.pipe(v.string(), v.trim(), v.maxLength(VIDEO_PROMPT_CHARACTERS));
const Address = v.pipe(v.string(), v.maxLength(2048));
const Word = v.pipe(v.string(), v.maxLength(40));

/** 0 and 1 pending, 2 failed, 3 done, 5 expired. */
export const VideoTaskState = v.object({
  task_id: v.string(),
  state: v.number(),
  id: v.optional(Id),
  video_url: v.optional(v.string(), ''),
  poster: v.optional(v.string(), ''),
  seconds: v.optional(v.number()),
  tool_name: v.optional(v.string(), ''),
  /** 1 if HD upscale is available. */
  is_allowed_chaofen: v.optional(Flag, 0),
  /** The request as JSON text. */
  options: v.optional(v.string(), ''),
  /** Extension: HTML that explains why the clip has expired. */
  message: v.optional(v.string()),
  /** Extension: the size in pixels of a finished clip. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Extension. */
  starred: v.optional(Flag),
  ...TaskExtras,
});
export type VideoTaskState = v.InferOutput<typeof VideoTaskState>;

/** The filters are extensions. A server that applies them confirms that in its answer; others list everything. */
const { tool: _, ...Filter } = HistoryFilter;
export const listVideos = documented('/video/lists-pro', {
  /** An empty `tool_name` lists all tools. */
  input: v.strictObject({ tool_name: v.optional(Word, ''), ...pageOf(10), ...Filter }),
  answer: v.object({
    lists: v.array(v.object({ date: v.string(), tasks: rowsOf(VideoTaskState) })),
    has_next: v.optional(Flag, 0),
    filtered: v.optional(Flag),
  }),
});

export const VideoRequest = v.strictObject({
  api_name: Word,
  tool_name: Word,
  prompt: v.optional(Prompt, ''),
  image: v.optional(Address),
  image_end: v.optional(Address),
  tail_image: v.optional(Address),
  character_images: v.optional(v.pipe(v.array(Address), v.maxLength(4))),
  images: v.optional(v.pipe(v.array(Address), v.maxLength(4))),
  ratio: v.optional(Word),
  seconds: v.optional(v.number()),
  model: v.optional(Word),
  resolution: v.optional(Word),
  duration: v.optional(v.number()),
});

/** Extension: `id` of the record. */
export const VideoSubmitted = v.object({ task_id: v.string(), id: v.optional(Id), ...TaskExtras });

export const generateVideo = documented('/video/generate', { input: VideoRequest, answer: VideoSubmitted });

/** Only the video page sends tool_name (decisions A-33). */
export const getVideoTasks = documented('/video/get-task', {
  input: v.strictObject({
    task_id: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)),
    tool_name: v.optional(Word),
  }),
  answer: rowsOf(VideoTaskState),
});

export const deleteVideo = documented('/video/delete', { input: v.strictObject({ id: Id }), answer: unread });

/** Restores a deleted clip within 30 days. What was cancelled by deleting it stays so. */
export const restoreVideo = extension('/studio/video/restore', {
  input: v.strictObject({ id: Id }),
  /** With the day it is listed under. */
  answer: v.object({ ...VideoTaskState.entries, date: v.string() }),
});

export const addSoundEffect = documented('video/mmaudio', {
  input: v.strictObject({ id: Id, media_url: Address, media_prompt: v.pipe(Prompt, v.minLength(1)) }),
  answer: VideoSubmitted,
});

export const upscaleVideo = documented('video/mediaSrp', {
  input: v.strictObject({ id: Id, media_url: Address }),
  answer: VideoSubmitted,
});

/** Stores a clip's last frame as a picture of the member, to continue the clip from it. Free. */
export const readLastFrame = extension('/studio/video/last-frame', {
  input: v.strictObject({ id: Id }),
  answer: v.object({ image: Url, width: v.number(), height: v.number() }),
});

/** Sets or removes the star of a clip. */
export const starVideo = extension('/studio/video/star', {
  input: v.strictObject({ id: Id, starred: Flag }),
  answer: unread,
});
