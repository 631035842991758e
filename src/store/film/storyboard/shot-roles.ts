/** The roles of a shot (BOARD-18). */
import { canMention } from '../../../api/mentions.ts';
import type { Shot } from '../../../api/shot.ts';
import { SHOT_SAVE, saveShot } from '../../../api/storyboard.ts';
import { client } from '../../client.ts';
import { type BoardRole, board, noteChange, patchShot } from './board.ts';

/** The roles in a shot, in the order of the film. */
export const rolesIn = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => role_name.includes(name));

/** The roles that can be added to a shot. */
export const rolesMissing = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => canMention(name) && !role_name.includes(name));

/** Says who is in a shot. Goes back when the server refuses. @throws ApiError */
export async function setShotRoles(
  shot: Shot,
  roles: readonly Pick<BoardRole, 'id' | 'name'>[],
): Promise<void> {
  const { projectId } = board;
  const ids = roles.map(({ id }) => id);
  patchShot(shot.id, { role_id: ids, role_name: roles.map(({ name }) => name) });
  try {
    await client.send(saveShot, {
      type: SHOT_SAVE.roles,
      script_id: projectId,
      scene_id: shot.id,
      role_id: ids,
    });
    noteChange();
  } catch (error) {
    const { role_id, role_name } = shot;
    if (board.projectId === projectId) patchShot(shot.id, { role_id, role_name });
    throw error;
  }
}

/** Adds a role to a shot that it is mentioned in. @throws ApiError */
export async function addShotRole(shot: Shot, name: string): Promise<void> {
  const role = board.roles.find((one) => one.name === name);
  if (role && !shot.role_name.includes(name)) await setShotRoles(shot, [...rolesIn(shot), role]);
}
