import type { CallInput } from '../../../api/call.ts';
import type { Shot } from '../../../api/shot.ts';
import { type handleShot, SHOT_ACTION } from '../../../api/storyboard.ts';

type Save = Extract<CallInput<typeof handleShot>, { type: typeof SHOT_ACTION.save }>;
type Texts = Pick<Save, 'static_desc' | 'dynamic_desc' | 'narration' | 'drama_dialogue'>;

const roleIds = ({ role_id }: Pick<Shot, 'role_id'>): Pick<Save, 'role_id'> =>
  Array.isArray(role_id) ? { role_id: role_id.filter((id) => typeof id === 'number') } : {};

/** A shot as a save sends it. */
const fieldsOf = (shot: Shot): Save['before'] & object => ({
  ...roleIds(shot),
  static_desc: shot.static_desc,
  dynamic_desc: shot.dynamic_desc,
  narration: shot.narration,
  dialogue_character_1: shot.dialogue_character_1,
  dialogue_character_2: shot.dialogue_character_2,
  draw_id: shot.draw_id,
  draw_index: shot.draw_index,
  list_order: shot.list_order,
  scene_img: shot.scene_img,
});

/**
 * The save of a whole shot (BOARD-16). `before` is what this tab knew when the person began: what is the same in both was not
 * touched here, and a text that somebody else has changed meanwhile is not overwritten.
 */
export function wholeShot(projectId: number, shot: Shot, texts: Texts, bases: Texts): Save {
  const known = fieldsOf(shot);
  return {
    type: SHOT_ACTION.save,
    script_id: projectId,
    scene_id: shot.id,
    ...known,
    ...texts,
    before: { ...known, ...bases },
  };
}
