/** The storyboard: shots, their pictures and clips, batches. */
import * as v from 'valibot';
import { documented, extension, unread, WHILE_WAITING } from './call.ts';
import { TaskExtras } from './draw.ts';
import { FirstFamilyOptions } from './draw-options.ts';
import { FacePlace } from './faces.ts';
import { Flag, Id, listOf, OpaqueId, pageOf } from './fields.ts';
import { rowsOf } from './rows.ts';
import { SHOT_SECONDS, Shot } from './shot.ts';
import { VideoRequest, VideoTaskState } from './video.ts';
import { SpokenAudio, VoiceSettings } from './voices.ts';

/** Maximum number of shots in a project, and in one batch. */
export const STORYBOARD_LIMITS = { shots: 200, batch: 100 } as const;
/** `type` of handle-scense and save-scense. */
export const SHOT_ACTION = { add: 1, delete: 2, save: 3 } as const;
export const SHOT_SAVE = { line: 1, roles: 2 } as const;

const Address = v.pipe(v.string(), v.maxLength(2048));
const Text = v.pipe(v.string(), v.maxLength(5000));
const Prompt = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000));
const Word = v.pipe(v.string(), v.maxLength(40));
const Seconds = v.pipe(v.number(), v.minValue(SHOT_SECONDS.min), v.maxValue(SHOT_SECONDS.max));
const RoleIds = v.union([Id, v.string(), v.array(Id)]);

const BoardRole = v.object({
  id: Id,
  name: v.string(),
  cref: v.optional(v.string(), ''),
  /** Extension: the voice that speaks the role's lines. */
  voice_type: v.optional(v.string()),
});

export const listShots = documented('/script/list-scense', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    lists: rowsOf(Shot),
    roles: v.optional(v.array(BoardRole), []),
    width_height: v.optional(v.string(), '16:9'),
    style_name: v.optional(v.string(), ''),
    style_img: v.optional(v.string(), ''),
    /** The script's lines in order. A shot without a line has drama_id 0. */
    drama_ids: v.optional(v.array(v.number()), []),
    /** Non-zero while a batch of pictures (or clips) is open. */
    image_need: v.optional(v.number(), 0),
    video_need: v.optional(v.number(), 0),
    /** Extensions: how many of what was made last are done, how many failed, and how many points came back for these. */
    batch_done: v.optional(v.number()),
    batch_failed: v.optional(v.number()),
    batch_refunded: v.optional(v.number()),
    /** Extension: the narrator's voice; empty for none. */
    narrator_voice: v.optional(v.string()),
    /** Extension: 1 if the script has changed since the shots were made; `compareScript` says how. */
    script_changed: v.optional(Flag, 0),
  }),
});

export const orderShots = documented('script/order-scense', {
  input: v.strictObject({ script_id: Id, from_scene_id: Id, to_scene_id: Id }),
  answer: unread,
});

/** Restores a deleted shot in its place, for 30 days. Idempotent. */
export const restoreShot = extension('/studio/storyboard/restore', {
  input: v.strictObject({ script_id: Id, scene_id: Id }),
  answer: unread,
});

/** Fields of a shot that a save sends (BOARD-16). */
const ShotFields = {
  role_id: v.optional(RoleIds),
  static_desc: v.optional(Text),
  dynamic_desc: v.optional(Text),
  narration: v.optional(Text),
  dialogue_character_1: v.optional(Text),
  dialogue_character_2: v.optional(Text),
  draw_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  draw_index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Sent with a save but ignored: only order-scense moves shots. */
  list_order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  scene_img: v.optional(Address),
  /** Extension: the dialogue of a shot without a script line. A line's dialogue is saved by save-scense. */
  drama_dialogue: v.optional(Text),
};

/** To add after a shot, send its id; for an empty shot, add_type 2; for a continuous shot, both (decisions C-55). */
export const handleShot = documented('script/handle-scense', {
  input: v.variant('type', [
    v.strictObject({
      type: v.literal(SHOT_ACTION.add),
      script_id: Id,
      scene_id: v.optional(Id),
      add_type: v.optional(v.literal(2)),
      continuous: v.optional(Flag),
    }),
    v.strictObject({ type: v.literal(SHOT_ACTION.delete), script_id: Id, scene_id: Id }),
    v.strictObject({
      type: v.literal(SHOT_ACTION.save),
      script_id: Id,
      scene_id: Id,
      ...ShotFields,
      /** Extension. */
      seconds: v.optional(v.union([v.literal(SHOT_SECONDS.automatic), Seconds])),
      /**
       * Extension: the fields as the client last read them. Unchanged fields are not written. If a changed text was stored
       * differently in the meantime, nothing is overwritten and the code is 409.
       */
      before: v.optional(v.strictObject(ShotFields)),
    }),
  ]),
  answer: v.optional(v.nullable(v.object({ id: v.optional(Id) }))),
});

export const saveShot = documented('script/save-scense', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(SHOT_SAVE.line), script_id: Id, drama_id: Id, drama_dialogue: Text }),
    v.strictObject({ type: v.literal(SHOT_SAVE.roles), script_id: Id, scene_id: Id, role_id: RoleIds }),
  ]),
  answer: unread,
});

export const copyShot = documented('script/copy-scense', {
  input: v.strictObject({ script_id: Id, scene_id: Id }),
  answer: v.object({ scene_data: Shot, drama_ids: v.optional(v.array(v.number()), []) }),
});

/** Pictures of roles and shots. The fields depend on the model (BOARD-42 to 45). */
const ImagineInput = {
  script_id: Id,
  api_name: Word,
  tool_name: Word,
  prompt: Prompt,
  desc: v.optional(Text),
  options: v.optional(v.union([FirstFamilyOptions, v.record(v.string(), v.unknown())])),
  ratio: v.optional(Word),
  image_url: v.optional(Address),
};

export const imagineMaterial = documented('script/imagine', {
  input: v.union([
    v.strictObject({ ...ImagineInput, name: v.optional(v.string()), role_id: Id }),
    v.strictObject({
      ...ImagineInput,
      rid: v.optional(v.unknown()),
      scene_id: Id,
      narration: v.optional(Text),
      dialogue_character_1: v.optional(Text),
      dialogue_character_2: v.optional(Text),
    }),
  ]),
  /** For roles the task id; for shots an object. */
  answer: v.union([v.string(), v.object({ task_id: v.string(), ...TaskExtras })]),
});

const BatchImage = v.strictObject({ ...ImagineInput, type: v.literal(1), scene_id: Id });
const BatchVideo = v.strictObject({
  ...VideoRequest.entries,
  type: v.literal(2),
  scene_id: Id,
  script_id: Id,
});

/** The request body is a plain array (decisions C-19). Progress appears in the shot list. */
export const submitBatch = documented('script/submit-task', {
  input: v.pipe(
    v.array(v.variant('type', [BatchImage, BatchVideo])),
    v.minLength(1),
    v.maxLength(STORYBOARD_LIMITS.batch),
  ),
  answer: unread,
});

/** Progress appears in the shot list. */
export const upscaleBatch = documented('script/batch-srp', {
  input: v.strictObject({
    media_type: v.picklist(['image', 'video']),
    lists: v.pipe(
      v.array(v.strictObject({ scene_id: Id })),
      v.minLength(1),
      v.maxLength(STORYBOARD_LIMITS.batch),
    ),
  }),
  /**
   * Extensions: the started tasks; the number of shots left out because they are in HD already or too large, and of what was in HD
   * already for another film and is now shown, without a charge.
   */
  answer: v.optional(
    v.nullable(
      v.object({
        tasks: v.optional(v.array(v.string()), []),
        skipped: v.optional(v.number(), 0),
        shown: v.optional(v.number(), 0),
      }),
    ),
  ),
});

export const VideoItem = v.object({
  ...VideoTaskState.entries,
  is_select: v.optional(v.number(), 0),
  kling_lipsync: v.optional(v.unknown()),
});

export const listShotVideos = documented('/script/list-video', {
  input: v.strictObject({ scene_id: Id, script_id: Id, reserve: v.optional(v.literal(0), 0), ...pageOf(30) }),
  answer: listOf(VideoItem),
});

const Submitted = v.object({ task_id: v.string(), ...TaskExtras });

export const generateShotVideo = documented('/script/video', {
  input: v.strictObject({
    ...VideoRequest.entries,
    type: v.optional(v.number()),
    scene_id: Id,
    script_id: Id,
  }),
  answer: Submitted,
});

export const bindShotVideo = documented('/script/bind-video', {
  input: v.strictObject({ video_task_id: OpaqueId, scene_id: Id }),
  answer: unread,
});

export const expandVideoPrompt = documented('/script/extend-video-desc', {
  longest: WHILE_WAITING,
  input: v.strictObject({ describe_image: Address, scene_desc: Text }),
  answer: v.object({ content: v.string() }),
});

export const lipSyncImage = documented('/script/img-lip-sync', {
  maxBody: SpokenAudio.maxBody,
  input: v.strictObject({
    ...SpokenAudio.fields,
    task_id: OpaqueId,
    draw_index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    script_id: Id,
    scene_id: Id,
    type: v.literal(1),
    /** Extension: the position of the face; if omitted, the server detects it. */
    face: v.optional(FacePlace),
  }),
  answer: Submitted,
});

export const lipSyncVideo = documented('/script/kling-lipsync', {
  maxBody: SpokenAudio.maxBody,
  input: v.strictObject({ ...SpokenAudio.fields, task_id: OpaqueId, face: v.optional(FacePlace) }),
  answer: Submitted,
});

export const saveVoiceSettings = documented('/script/voice-setting', {
  input: v.strictObject({
    type: v.literal(1),
    global: v.literal(0),
    scene_id: Id,
    ...VoiceSettings,
    /** Extension: the voice's id, which the documents do not store. */
    voice_type: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
  answer: unread,
});
