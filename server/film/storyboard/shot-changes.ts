/** Finds the changes in a save of a whole shot, so that it does not overwrite the changes of others. */
import type { CallOutput } from '../../../src/api/call.ts';
import type { handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { ShotRow } from './shots.ts';

type Save = Extract<CallOutput<typeof handleShot>, { type: typeof SHOT_ACTION.save }>;
type Fields = Omit<Save, 'type' | 'script_id' | 'scene_id' | 'before'>;
type Before = Save['before'];

/** These fields identify one picture together. */
const PICTURE = ['draw_id', 'draw_index', 'scene_img'] as const;
const isPicture = (field: string): boolean => (PICTURE as readonly string[]).includes(field);
const TEXTS = ['static_desc', 'dynamic_desc', 'narration', 'drama_dialogue'] as const;

/** The fields of a save that differ from what the client last read; others may have been changed by somebody else. */
export function changedFields({ type: _, script_id: _p, scene_id: _s, before, ...fields }: Save): Fields {
  if (!before) return fields;
  const known: Record<string, unknown> = before;
  const same = (field: string, value: unknown) =>
    field in known && JSON.stringify(known[field]) === JSON.stringify(value);
  const samePicture = PICTURE.every((field) => same(field, fields[field]));
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) =>
      isPicture(field) ? !samePicture : !same(field, value),
    ),
  );
}

/** @throws Refusal 409 if a stored text is neither what the client last read nor what it sends */
export function requireUnchanged(
  shot: Pick<ShotRow, (typeof TEXTS)[number]>,
  changed: Fields,
  before: Before,
): void {
  const overwritten = TEXTS.some(
    (field) =>
      before?.[field] !== undefined &&
      changed[field] !== undefined &&
      shot[field] !== before[field] &&
      shot[field] !== changed[field],
  );
  if (overwritten) throw new Refusal(409, 'shotChanged');
}
