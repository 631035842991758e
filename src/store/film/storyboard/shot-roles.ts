/** The roles of a shot (BOARD-18). */
import { canMention } from '../../../api/mentions.ts';
import type { Shot } from '../../../api/shot.ts';
import { SHOT_SAVE, saveShot } from '../../../api/storyboard.ts';
import { type BoardRole, board, patchShot } from './board.ts';
import { shotSetting } from './shot-setting.ts';

/** The roles in a shot, in the order of the film. */
export const rolesIn = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => role_name.includes(name));

/** The roles that can be added to a shot. */
export const rolesMissing = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => canMention(name) && !role_name.includes(name));

type InShot = Pick<BoardRole, 'id' | 'name'>;

const asFields = (roles: readonly InShot[]) => ({
  role_id: roles.map(({ id }) => id),
  role_name: roles.map(({ name }) => name),
});

const inShots = shotSetting<readonly InShot[]>({
  show: (id, roles) => patchShot(id, asFields(roles)),
  send: (client, { projectId, shotId }, roles) =>
    client.send(saveShot, {
      type: SHOT_SAVE.roles,
      script_id: projectId,
      scene_id: shotId,
      role_id: asFields(roles).role_id,
    }),
});

/** Sets the roles of a shot, with undo. Reverts when the server refuses. @throws ApiError */
export const setShotRoles = (shot: Shot, roles: readonly InShot[]): Promise<void> =>
  inShots(shot.id, rolesIn(shot), roles);

/** Adds a role to a shot that it is mentioned in. @throws ApiError */
export async function addShotRole(shot: Shot, name: string): Promise<void> {
  const role = board.roles.find((one) => one.name === name);
  if (role && !shot.role_name.includes(name)) await setShotRoles(shot, [...rolesIn(shot), role]);
}
