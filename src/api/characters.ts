/** The characters step: roles, their pictures and voices. */
import * as v from 'valibot';
import { documented, unread } from './call.ts';
import { TaskExtras } from './draw.ts';
import { PictureFacts } from './draw-hd.ts';
import { Id, listOf, OpaqueId, pageOf } from './fields.ts';
import { rowsOf } from './rows.ts';
import { Voice, VoiceFilter, VoiceSelect } from './voices.ts';

export const ROLE_ACTION = { add: 1, delete: 2, update: 3 } as const;
/** Maximum number of roles in a project, and of characters in their fields. */
export const ROLE_LIMITS = { most: 50, nameCharacters: 50, descriptionCharacters: 2000 } as const;
export const ROLE_DEFAULTS = { s: 200, chaos: 8, model: 'v 6.1', rip: 0.7, rid: 0.36 } as const;
const Address = v.pipe(v.string(), v.maxLength(2048));
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ROLE_LIMITS.nameCharacters));
const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const number = (fallback: number) => v.optional(v.number(), fallback);

export const Role = v.object({
  id: Id,
  script_id: v.optional(Id),
  role_name: v.optional(v.string(), ''),
  role_desc: v.optional(v.string(), ''),
  role_img: v.optional(v.string(), ''),
  draw_task_id: v.optional(v.string(), ''),
  draw_index: number(0),
  style: v.optional(v.string(), ''),
  cref: v.optional(v.string(), ''),
  cref_img: v.optional(v.string(), ''),
  s: number(ROLE_DEFAULTS.s),
  chaos: number(ROLE_DEFAULTS.chaos),
  model: v.optional(v.string(), ROLE_DEFAULTS.model),
  /** Subject weight, 0 to 1 step 0.1. */
  rip: number(ROLE_DEFAULTS.rip),
  /** Face weight, 0 to 1 step 0.01, Jimeng 2.0 only (decisions A-15). */
  rid: number(ROLE_DEFAULTS.rid),
  /** Extension: the chosen voice; empty for none. */
  voice_name: v.optional(v.string()),
  /** Extension: what the name says that somebody is, e.g. "a captain"; empty for a name that is no noun. */
  noun: v.optional(v.string()),
});
export type Role = v.InferOutput<typeof Role>;

export const listRoles = documented('/script/list-role', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    lists: rowsOf(Role),
    style_img: v.optional(v.string(), ''),
    /** Extension: the chosen voice of the narrator; empty for none. */
    narrator_voice: v.optional(v.string()),
  }),
});

/** When a role is added, the answer is its new id. */
export const handleRole = documented('/script/handle-role', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(ROLE_ACTION.add), script_id: Id, name: Name }),
    v.strictObject({ type: v.literal(ROLE_ACTION.delete), script_id: Id, id: Id }),
    v.strictObject({
      type: v.literal(ROLE_ACTION.update),
      script_id: Id,
      id: Id,
      name: v.optional(Name),
      role_img: v.optional(Address),
    }),
  ]),
  answer: v.optional(v.nullable(Id)),
});

export const saveRoles = documented('/script/save-role', {
  input: v.strictObject({
    script_id: Id,
    role_lists: v.pipe(
      v.array(
        v.strictObject({
          id: Id,
          desc: v.pipe(v.string(), v.maxLength(ROLE_LIMITS.descriptionCharacters)),
          name: Name,
          task_id: v.optional(v.string(), ''),
          draw_index: v.optional(Index, 0),
          role_img: v.optional(Address, ''),
        }),
      ),
      v.maxLength(ROLE_LIMITS.most),
    ),
  }),
  answer: unread,
});

const Binding = v.object({ role_name: v.string(), voice_name: v.string() });

export const listRoleVoices = documented('script/get-doubao-voice', {
  input: v.strictObject({ script_id: Id, ...VoiceFilter }),
  answer: v.object({
    lists: rowsOf(Voice),
    select: v.optional(VoiceSelect),
    new_roles: v.optional(v.array(v.object({ name: v.string(), img: v.optional(v.string(), '') })), []),
    binds: v.optional(v.array(Binding), []),
  }),
});

export const bindVoice = documented('script/bind-voice', {
  input: v.strictObject({
    script_id: Id,
    role_name: Name,
    voice_name: v.string(),
    voice_type: v.string(),
    voice_tags: v.optional(v.union([v.string(), v.array(v.string())])),
    platform: v.optional(v.string()),
  }),
  answer: v.object({ binds: v.array(Binding) }),
});

/** One picture of the material list of a role or a shot. */
export const GeneratedImage = v.object({
  id: v.optional(v.number(), 0),
  task_id: v.string(),
  draw_index: number(0),
  /** 1 done; 0, 2, 3 in progress; 4 failed. */
  state: v.number(),
  image_one: v.optional(v.string(), ''),
  images: v.optional(v.array(v.string()), []),
  tool_name: v.optional(v.string(), ''),
  message_input: v.optional(v.string(), ''),
  is_select: number(0),
  select_index: number(0),
  /** Extension: facts about each picture, in the order of `images`. */
  files: v.optional(v.array(PictureFacts)),
  /** Extension: the change that made it from another picture, e.g. `VARIATION 1`; empty for other tasks. */
  action_cmd: v.optional(v.string()),
  ...TaskExtras,
});
export type GeneratedImage = v.InferOutput<typeof GeneratedImage>;
/** The state of a picture that was just submitted (CHAR-42). */
export const GENERATED_PENDING = 2;

export const listMaterialImages = documented('/script/list-draw-pro', {
  input: v.strictObject({
    tool_name: v.optional(v.string(), ''),
    script_id: Id,
    role_id: v.optional(Id),
    scene_id: v.optional(Id),
    /** Undocumented; always 0 (decisions C-19). */
    reserve: v.optional(v.literal(0), 0),
    ...pageOf(30),
  }),
  answer: listOf(GeneratedImage),
});

export const bindRoleImage = documented('/script/bind', {
  input: v.strictObject({ draw_task_id: OpaqueId, draw_index: Index, role_id: Id }),
  answer: unread,
});
