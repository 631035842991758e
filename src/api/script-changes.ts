/** Updating the storyboard from the script: comparing, applying, undoing. */
import * as v from 'valibot';
import { extension, unread } from './call.ts';
import { Flag, Id } from './fields.ts';

/** Texts of a shot that are derived from its script line. */
export const SHOT_TEXTS = ['drama_dialogue', 'hm_desc', 'static_desc', 'dynamic_desc', 'narration'] as const;
const Text = v.picklist(SHOT_TEXTS);

export const ScriptChanges = v.object({
  /** Identifies these changes. An update applies exactly the changes that were shown. */
  revision: v.string(),
  /** Script lines without a shot. `list_order` is their position in the script. */
  added: v.array(
    v.object({ drama_id: Id, list_order: v.number(), hm_desc: v.string(), dialogue: v.string() }),
  ),
  /** Shots whose line was deleted. */
  removed: v.array(
    v.object({
      scene_id: Id,
      list_order: v.number(),
      hm_desc: v.string(),
      scene_img: v.string(),
      /** Whether pictures or clips were generated or chosen for it. */
      has_media: Flag,
      /** Whether something is being made for it: an update cancels that, and its points come back. */
      making: v.optional(Flag, 0),
    }),
  ),
  /** Shots whose line has changed. */
  changed: v.array(
    v.object({
      scene_id: Id,
      list_order: v.number(),
      texts: v.array(v.object({ field: Text, before: v.string(), after: v.string() })),
      /** Texts that were edited in the storyboard and will not be overwritten. */
      kept: v.array(Text),
    }),
  ),
  /** Whether lines were moved. */
  reordered: Flag,
});
export type ScriptChanges = v.InferOutput<typeof ScriptChanges>;

export const compareScript = extension('/studio/storyboard/compare', {
  input: v.strictObject({ script_id: Id }),
  answer: ScriptChanges,
});

/** Applies the changes of a revision, all or none. Idempotent. */
export const updateStoryboard = extension('/studio/storyboard/update', {
  input: v.strictObject({ script_id: Id, revision: v.pipe(v.string(), v.maxLength(80)) }),
  answer: v.object({ update_id: Id }),
});

/** Undoes the project's last update. Idempotent. */
export const undoStoryboardUpdate = extension('/studio/storyboard/undo', {
  input: v.strictObject({ script_id: Id, update_id: Id }),
  answer: unread,
});
