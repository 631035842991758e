/** A member's balance and the costs of the tools (POINTS-01 to 06). */
import * as v from 'valibot';
import { BoundModel } from './bound-models.ts';
import { documented, nothing } from './call.ts';
import { Flag, Id, Instant, listOf, pageOf } from './fields.ts';

/** A cost arrives as a number, a map by model or JSON text (decisions C-21). */
export const CostSetting = v.union([v.number(), v.record(v.string(), v.number()), v.string()]);
export type CostSetting = v.InferOutput<typeof CostSetting>;

export const UserPoints = v.object({
  /** `potins` on the wire: the balance, always the sum of the points log. */
  total_points: v.number(),
  user_id: v.optional(Id),
  /** Display name or masked phone. */
  star_tel: v.string(),
  avatar: v.optional(v.string(), ''),
  draw_points: v.optional(v.number()),
  luma_points: v.optional(v.number()),
  runway_points: v.optional(v.number()),
  suno_points: v.optional(v.number()),
  id_setting: v.optional(CostSetting),
  kling_setting: v.optional(CostSetting),
  hailuo_video_setting: v.optional(CostSetting),
  hailuo_s2v_setting: v.optional(CostSetting),
  completions_setting: v.optional(CostSetting),
  describe_setting: v.optional(CostSetting),
  jimeng_setting: v.optional(CostSetting),
  flux_setting: v.optional(CostSetting),
  irag_setting: v.optional(CostSetting),
  /** Extensions from here on: costs without a documented field. Per 20 characters of speech, rounded up. */
  speech_points: v.optional(v.number()),
  /** Per HD upscale, and per upscale of the first family. */
  upscale_points: v.optional(v.number()),
  /** Per sound effect of a clip. */
  sound_effect_points: v.optional(v.number()),
  /** Per second of a lip-sync (`paidSeconds`), by spoken language: `zh` and `en`. */
  lip_sync_setting: v.optional(CostSetting),
  vidu_setting: v.optional(CostSetting),
  google_veo_setting: v.optional(CostSetting),
  /** Per picture of the models used only in films. */
  film_picture_setting: v.optional(CostSetting),
  show_tab: v.optional(Flag, 0),
  action: v.optional(v.unknown()),
  one_key_slice: v.optional(v.unknown()),
  member_arr: v.optional(
    v.object({
      buy_member: v.optional(Flag, 0),
      member_name: v.optional(v.string(), ''),
      expire_time: v.optional(v.string(), ''),
    }),
  ),
  /** Extension: 1 if songs have vocals, 0 if an instrument plays the melody of the lyrics. */
  song_sings: v.optional(Flag),
  /** Extension: 1 if the member has a nickname, which others see beside their works. */
  named: v.optional(Flag),
  /** Extension: 1 if the studio reviews works before others see them. */
  works_reviewed: v.optional(Flag),
  /** Extension: the provider of each medium, e.g. `built-in engine`. */
  providers: v.optional(v.record(v.string(), v.string())),
  /** Extension: configured models that replace the built-in engine. */
  models: v.optional(v.pipe(v.array(BoundModel), v.readonly())),
});
export type UserPoints = v.InferOutput<typeof UserPoints>;

/** `visitor`: for an invalid token the answer is HTTP 200 with code 10001 instead of 401 (AUTH-29). */
export const readPoints = documented('/center/points', {
  input: nothing,
  answer: UserPoints,
  access: 'visitor',
});

export const PointsLogItem = v.object({
  description: v.string(),
  create_time: Instant,
  /** Positive is a gain. */
  points: v.number(),
  /** Extension: the id for paging. */
  id: v.optional(Id),
});
export type PointsLogItem = v.InferOutput<typeof PointsLogItem>;

/** Extension: which changes of the balance are listed; all without it. */
export const LOG_CHANGES = ['gained', 'spent'] as const;

export const listPointsLog = documented('/center/points-log', {
  input: v.strictObject({ ...pageOf(10), change: v.optional(v.picklist(LOG_CHANGES)) }),
  answer: listOf(PointsLogItem),
});

/**
 * The cost of a model, from a setting of any shape; null if the setting does not have it (then no number is shown).
 * @example costOf({ 'seedream-3': 3 }, 'seedream-3') // 3
 */
export function costOf(setting: CostSetting | undefined, model?: string): number | null {
  if (typeof setting === 'number') return setting;
  if (typeof setting === 'string') return costOf(parseSetting(setting), model);
  if (setting && model !== undefined) return setting[model] ?? null;
  return null;
}

function parseSetting(text: string): CostSetting | undefined {
  try {
    const parsed = v.safeParse(v.union([v.number(), v.record(v.string(), v.number())]), JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
