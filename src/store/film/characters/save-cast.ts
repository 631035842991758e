import { proxy } from 'valtio';
import { saveRoles } from '../../../api/characters.ts';
import { client } from '../../client.ts';
import { notifyTabs } from '../storyboard/board-channel.ts';
import { cast, patchRole } from './cast.ts';
import { halfTyped, nameTyped } from './follow-name.ts';
import { descriptionOf, dropEdits, nameOf } from './role-edits.ts';

/** The state of saving (CHAR-17), and the roles that were incomplete at the last try to continue. */
export const casting = proxy({ saving: false, lacking: [] as number[] });

/** The roles without what the storyboard needs: a name and a picture (CHAR-16, decisions A-22). */
export const incomplete = (): number[] =>
  cast.roles.filter((role) => !role.id || !nameOf(role).trim() || !role.role_img).map(({ id }) => id);

/** Saves all roles at once (CHAR-11). @throws ApiError; what was typed stays */
export async function saveCast(): Promise<void> {
  const { projectId } = cast;
  casting.lacking = [];
  if (cast.roles.length === 0) return;
  casting.saving = true;
  // a press on a phone does not leave the field
  for (const id of halfTyped()) nameTyped(id);
  try {
    const role_lists = cast.roles.map((role) => ({
      id: role.id,
      desc: descriptionOf(role),
      name: nameOf(role).trim(),
      task_id: role.draw_task_id,
      draw_index: role.draw_index,
      role_img: role.role_img,
    }));
    await client.send(saveRoles, { script_id: projectId, role_lists });
    notifyTabs({ kind: 'changed' }, projectId);
    if (cast.projectId !== projectId) return;
    for (const { id, name, desc } of role_lists) {
      patchRole(id, { role_name: name, role_desc: desc });
      dropEdits(id);
    }
  } finally {
    casting.saving = false;
  }
}
