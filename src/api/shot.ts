/** One shot of a storyboard, with its defaults and the tables of its progress values. */
import * as v from 'valibot';
import { Id } from './fields.ts';

/** Stored defaults of a new shot (BOARD-09). */
export const SHOT_DEFAULTS = {
  cw: 100,
  s: 200,
  chaos: 8,
  rip: 0.7,
  rid: 0.36,
  ow: 400,
  model: 'v 6.1',
} as const;

/** Minimum seconds that a shot is shown; with 0, its clip and narration decide. */
export const SHOT_SECONDS = { min: 1, max: 30, step: 0.5, automatic: 0 } as const;

/** Two tables, because 5 means queuing in one and generating in the other (decisions A-10). 3 is undocumented; shown as queuing. */
export const IMAGE_PROGRESS = { idle: [0, 1], queuing: [2, 3, 5], generating: [4], failed: [6] } as const;
export const VIDEO_PROGRESS = { idle: [0, 1], queuing: [2, 3], generating: [4, 5], failed: [6] } as const;

const text = v.optional(v.string(), '');
const number = (fallback: number) => v.optional(v.number(), fallback);

export const Shot = v.object({
  id: Id,
  drama_id: number(0),
  script_id: v.optional(Id),
  drama_dialogue: text,
  hm_desc: text,
  static_desc: text,
  dynamic_desc: text,
  role_name: v.optional(v.array(v.string()), []),
  /** Ids of the roles in the shot. Their format differs between servers. */
  role_id: v.optional(v.unknown()),
  narration: text,
  dialogue_character_1: text,
  dialogue_character_2: text,
  scene_img: text,
  video_url: text,
  video_id: number(0),
  draw_id: number(0),
  draw_task_id: text,
  draw_index: number(0),
  list_order: number(0),
  /** What the shot shows: 1 picture, 2 clip. */
  list_type: number(1),
  /** Extension: 1 if the shot's clip contains speech; the film then uses that instead of the narration. */
  speaks: v.optional(v.number(), 0),
  has_generate: number(0),
  video_generate: number(0),
  is_continuous: number(0),
  style: text,
  model: v.optional(v.string(), SHOT_DEFAULTS.model),
  dialogue_voice_name: text,
  /** Extension: the voice's id. The documents have only its name. */
  voice_type: text,
  dialogue_role_name: text,
  /** Extensions: points for speaking the narration now, and the minimum seconds of the shot; 0 for automatic. */
  narration_points: v.optional(v.number()),
  seconds: v.optional(v.number()),
  voice_speed: number(1),
  voice_vol: number(1),
  voice_pitch: number(0),
  voice_emotion: v.optional(v.string(), 'neutral'),
  ow: number(SHOT_DEFAULTS.ow),
  cw: number(SHOT_DEFAULTS.cw),
  q: number(1),
  s: number(SHOT_DEFAULTS.s),
  chaos: number(SHOT_DEFAULTS.chaos),
  rip: number(SHOT_DEFAULTS.rip),
  rid: number(SHOT_DEFAULTS.rid),
});
export type Shot = v.InferOutput<typeof Shot>;
