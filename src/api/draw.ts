/** Drawing: the calls of the drawing page. Tables of models and ratios are in draw-models.ts. */
import * as v from 'valibot';
import { documented, extension, unread, WHILE_WAITING } from './call.ts';
import { PictureFacts } from './draw-hd.ts';
import { DRAW_TOOLS, STYLE_TYPES } from './draw-models.ts';
import { FirstFamilyOptions, RATIOS } from './draw-options.ts';
import { Flag, Id, listOf, OpaqueId, pageOf } from './fields.ts';
import { HistoryFilter } from './history-search.ts';
import { rowsOf } from './rows.ts';

export const PROMPT_CHARACTERS = 2000;
const Prompt = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PROMPT_CHARACTERS));
const Ratio = v.picklist(RATIOS);
const ImageUrl = v.optional(v.pipe(v.string(), v.maxLength(2048)));
const ModelName = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** Extension: additional fields of task rows, all optional for the client (conventions). */
export const TaskExtras = {
  created_at: v.optional(v.string()),
  fail_msg: v.optional(v.string()),
  points_charged: v.optional(v.number()),
  points_refunded: v.optional(v.number()),
  expected_seconds: v.optional(v.number()),
  provider: v.optional(v.string()),
  /** Status text from the external service; empty for the built-in engine. */
  progress_msg: v.optional(v.string()),
  /** 1 when cancelled. The documented states report that as failed. */
  cancelled: v.optional(Flag),
};

export const DrawRecord = v.object({
  draw_id: Id,
  task_id: v.optional(v.string(), ''),
  /** 1 done; 0, 2, 3 in progress; 4 failed; anything else is in progress too (decisions B-02). */
  state: v.number(),
  /** The prompt as typed. */
  message_input: v.optional(v.string(), ''),
  cmd: v.optional(v.string(), ''),
  /** JSON text; read with `readDrawOptions`. */
  options: v.optional(v.string(), ''),
  images: v.optional(v.array(v.string()), []),
  tool_name: v.string(),
  model_name: v.optional(v.string(), ''),
  update_time: v.string(),
  action_cmd: v.optional(v.string(), ''),
  /** Extension: facts about each picture, in the order of `images`. */
  files: v.optional(v.array(PictureFacts)),
  /** Extension: 1 if starred by its owner. */
  starred: v.optional(Flag),
  ...TaskExtras,
});
export type DrawRecord = v.InferOutput<typeof DrawRecord>;

/** The filters are extensions. A server that applies them confirms that in its answer; others list everything. */
export const listDraws = documented('/draw/lists', {
  input: v.strictObject({ ...pageOf(10), ...HistoryFilter }),
  answer: v.object({ ...listOf(DrawRecord).entries, filtered: v.optional(Flag) }),
});

/** Sets or removes the star of a record. */
export const starDraw = extension('/studio/draw/star', {
  input: v.strictObject({ draw_id: Id, starred: Flag }),
  answer: unread,
});

/** The fields depend on the tool (DRAW-17 to 21), which is named in `tool_name` (decisions C-15). */
const ImagineInput = v.variant('tool_name', [
  v.strictObject({ tool_name: v.literal('mj'), desc: Prompt, options: FirstFamilyOptions }),
  v.strictObject({
    tool_name: v.literal('id'),
    desc: Prompt,
    ratio: Ratio,
    image_file: ImageUrl,
    style_type: v.picklist(STYLE_TYPES.map((style) => style.value)),
  }),
  v.strictObject({
    tool_name: v.literal('seedream'),
    prompt: Prompt,
    ratio: Ratio,
    model_name: ModelName,
    image_url: ImageUrl,
  }),
  v.strictObject({ tool_name: v.literal('flux'), prompt: Prompt, ratio: Ratio, model_name: ModelName }),
  v.strictObject({ tool_name: v.literal('irag'), prompt: Prompt, ratio: Ratio, image_url: ImageUrl }),
]);
export type ImagineInput = v.InferOutput<typeof ImagineInput>;

/** A task id, or images and draw_id if the result is available immediately (DRAW-23, DRAW-24). */
export const DrawSubmitted = v.object({
  task_id: v.optional(v.string()),
  draw_id: v.optional(Id),
  images: v.optional(v.array(v.string())),
  /** Extension: always 0; its presence says that the server supports stars. */
  starred: v.optional(Flag),
  ...TaskExtras,
});

export const imagine = documented('/draw/imagine', { input: ImagineInput, answer: DrawSubmitted });

/** Flux with a base image; role_id or scene_id and script_id from the film workflow (contract 36). */
export const imagineFromImage = documented('/draw/fluxImageApi', {
  input: v.strictObject({
    prompt: Prompt,
    ratio: v.picklist([...RATIOS, 'match_input_image']),
    image_url: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
    model_name: ModelName,
    script_id: v.optional(Id),
    role_id: v.optional(Id),
    scene_id: v.optional(Id),
  }),
  answer: DrawSubmitted,
});

export const DrawTaskState = v.object({
  task_id: v.string(),
  state: v.number(),
  images: v.optional(v.array(v.string()), []),
  draw_id: v.optional(Id),
  /** Extension, see {@link listDraws}. */
  files: v.optional(v.array(PictureFacts)),
  ...TaskExtras,
});

export const getDrawTasks = documented('/draw/get-task', {
  input: v.strictObject({ taskId: v.pipe(v.array(OpaqueId), v.minLength(1), v.maxLength(50)) }),
  answer: rowsOf(DrawTaskState),
});

export const VARIANT_ACTIONS = ['VARIATION', 'UPSCALE'] as const;

/** Variation or upscale of one picture of a first-family task; written `chagne-image`. */
export const changeImage = documented('draw/chagne-image', {
  input: v.strictObject({
    api_name: v.pipe(v.string(), v.maxLength(40)),
    action: v.picklist(VARIANT_ACTIONS),
    index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
    task_id: OpaqueId,
    message_input: v.optional(v.pipe(v.string(), v.maxLength(PROMPT_CHARACTERS)), ''),
    script_id: v.optional(Id),
    role_id: v.optional(Id),
    scene_id: v.optional(Id),
  }),
  answer: DrawSubmitted,
});

/** HD upscale: starts a task of the tool `chaofen`. */
export const upscaleImage = documented('draw/mediaSrp', {
  input: v.strictObject({ media_url: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)), id: Id }),
  answer: DrawSubmitted,
});

export const readSeed = documented('/draw/seed', {
  input: v.strictObject({ api_name: v.pipe(v.string(), v.maxLength(40)), task_id: OpaqueId }),
  answer: v.object({ seed: v.number() }),
});

export const deleteDraw = documented('/draw/del-draw', {
  input: v.strictObject({ draw_id: Id }),
  answer: unread,
});

/** Restores a deleted record within 30 days. What was cancelled by deleting it stays so. */
export const restoreDraw = extension('/studio/draw/restore', {
  input: v.strictObject({ draw_id: Id }),
  answer: DrawRecord,
});

export const describeImage = documented('/draw/describe-pro', {
  longest: WHILE_WAITING,
  input: v.strictObject({
    api_name: v.pipe(v.string(), v.maxLength(40)),
    tool_name: v.picklist(DRAW_TOOLS.map((tool) => tool.value)),
    describe_image: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  }),
  answer: v.array(v.string()),
});

/** Maximum characters of an expanded prompt (DRAW-43). */
export const EXPANSION_CHARACTERS = 500;

/** The documents write it without a prefix (decisions C-06). */
export const expandPrompt = documented('extend-prompt', {
  longest: WHILE_WAITING,
  input: v.strictObject({ content: Prompt, model_name: ModelName }),
  answer: v.string(),
});

/** The upload endpoint of the film workflow (decisions C-05). The documents do not give its address. */
export const uploadDrawImage = documented('/draw/upload', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob) }),
  answer: v.object({ qiniu_url: v.string() }),
});
