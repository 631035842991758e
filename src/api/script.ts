/** The script step: drama lines, import and export, hearing a line. */
import * as v from 'valibot';
import { documented, extension, unread } from './call.ts';
import { CODE } from './errors.ts';
import { Flag, FormNumber, Id } from './fields.ts';
import { rowsOf } from './rows.ts';
import { FileNote } from './script-files.ts';

/** `type` of handle-drama (decisions C-18). */
export const LINE_ACTION = { addAbove: 1, delete: 2, save: 3, addAfter: 4 } as const;

/** Editable fields of a line, in the order of the table's columns. */
export const LINE_FIELDS = [
  'shot_type',
  'angle',
  'move',
  'characters',
  'cj_desc',
  'hm_desc',
  'dialogue',
] as const;

export const SCRIPT_LIMITS = { lines: 200, fieldCharacters: 5000 } as const;

const text = v.optional(v.string(), '');
const edited = v.optional(v.pipe(v.string(), v.maxLength(SCRIPT_LIMITS.fieldCharacters)));

export const DramaLine = v.object({
  id: Id,
  shot_type: text,
  angle: text,
  move: text,
  characters: text,
  /** The scene: where and when. */
  cj_desc: text,
  /** The screen: what the camera sees. */
  hm_desc: text,
  /** `Name：text` (BOARD-81). */
  dialogue: text,
  /** Position, counted from 0 without gaps. */
  list_order: v.number(),
  scene_img: v.optional(v.string(), ''),
  video_url: v.optional(v.string(), ''),
  /** Extension: points for speaking the line; 0 if its speech is stored already. */
  voice_points: v.optional(v.number()),
});
export type DramaLine = v.InferOutput<typeof DramaLine>;

export const listLines = documented('script/list-drama', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    lists: rowsOf(DramaLine),
    step: v.optional(v.number()),
    generate_type: v.optional(v.number()),
    async_status: v.optional(v.number(), 0),
    /** Extension: notes on what could not be read in the imported file. */
    notes: v.optional(rowsOf(FileNote), []),
    /** Extension: 1 if the last import of a spreadsheet can be undone. */
    can_undo_import: v.optional(Flag, 0),
  }),
});

export const handleLine = documented('script/handle-drama', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(LINE_ACTION.addAbove), script_id: Id, drama_id: Id }),
    v.strictObject({ type: v.literal(LINE_ACTION.delete), script_id: Id, drama_id: Id }),
    v.strictObject({
      type: v.literal(LINE_ACTION.save),
      script_id: Id,
      drama_id: Id,
      // omitted fields stay unchanged
      shot_type: edited,
      angle: edited,
      move: edited,
      characters: edited,
      cj_desc: edited,
      hm_desc: edited,
      dialogue: edited,
      /** Sent with a save but ignored: only order-drama moves lines, so an outdated number does no harm. */
      list_order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    // 0 (none) adds the first line of an empty script
    v.strictObject({
      type: v.literal(LINE_ACTION.addAfter),
      script_id: Id,
      drama_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ]),
  answer: v.optional(v.nullable(v.object({ id: v.optional(Id) }))),
});

/** Restores a deleted line in its place, for 30 days. Idempotent. */
export const restoreLine = extension('/studio/script/restore', {
  input: v.strictObject({ script_id: Id, drama_id: Id }),
  answer: unread,
});

/** The moved line takes the position of the other line; the lines between them shift. */
export const orderLines = documented('script/order-drama', {
  input: v.strictObject({ script_id: Id, from_drama_id: Id, to_drama_id: Id }),
  answer: unread,
});

/** The documents name it without a prefix (decisions C-04). */
export const importScript = documented('/script/upload-drama', {
  body: 'multipart',
  input: v.strictObject({ file: v.instance(Blob), script_id: v.pipe(FormNumber, v.minValue(1)) }),
  answer: unread,
});

/** The answer is a file, not an envelope. */
export const exportScript = documented('/script/download-excel', {
  input: v.strictObject({ script_id: Id, type: v.literal(2) }),
  answer: v.unknown(),
});

/** The answer is a file, not an envelope. */
export const exportStoryboard = documented('/script/download-scense', {
  input: v.strictObject({ script_id: Id }),
  answer: v.unknown(),
});

/** The path of the server's voice streams, which are not calls. */
export const VOICE_STREAM_PATH = '/voice/stream';

/** 200: the audio itself; 201: the address to stream it from, which is not an error (SCRIPT-22, SCRIPT-23). */
export const generateLineVoice = documented('script/generate-voice', {
  alsoSuccess: [CODE.stream],
  input: v.strictObject({ script_id: Id, drama_id: Id }),
  answer: v.union([
    v.object({ audio_data: v.string(), code: v.optional(v.number()), list_order: v.number() }),
    v.object({
      ws_url: v.string(),
      date: v.string(),
      authorization: v.string(),
      api_key: v.string(),
      ssml: v.string(),
      list_order: v.number(),
    }),
  ]),
});
