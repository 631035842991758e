/** The roles of a shot (BOARD-18). */
import { canMention } from '../../../api/mentions.ts';
import type { Shot } from '../../../api/shot.ts';
import { SHOT_SAVE, saveShot } from '../../../api/storyboard.ts';
import { client } from '../../client.ts';
import { type BoardRole, board, noteChange, patchShot } from './board.ts';
import { notifyTabs } from './board-channel.ts';
import { record } from './history.ts';

/** The roles in a shot, in the order of the film. */
export const rolesIn = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => role_name.includes(name));

/** The roles that can be added to a shot. */
export const rolesMissing = ({ role_name }: Pick<Shot, 'role_name'>): BoardRole[] =>
  board.roles.filter(({ name }) => canMention(name) && !role_name.includes(name));

type InShot = Pick<BoardRole, 'id' | 'name'>;

/** Sets the roles of a shot, with undo. Reverts when the server refuses. @throws ApiError */
export async function setShotRoles(shot: Shot, roles: readonly InShot[]): Promise<void> {
  const before = rolesIn(shot);
  await keepRoles(shot.id, before, roles);
  record({
    key: '',
    shotId: shot.id,
    undo: () => keepRoles(shot.id, roles, before),
    redo: () => keepRoles(shot.id, before, roles),
  });
}

const asFields = (roles: readonly InShot[]) => ({
  role_id: roles.map(({ id }) => id),
  role_name: roles.map(({ name }) => name),
});

async function keepRoles(shotId: number, before: readonly InShot[], roles: readonly InShot[]): Promise<void> {
  const { projectId } = board;
  const { role_id } = asFields(roles);
  patchShot(shotId, asFields(roles));
  try {
    await client.send(saveShot, { type: SHOT_SAVE.roles, script_id: projectId, scene_id: shotId, role_id });
    noteChange();
    notifyTabs({ kind: 'changed' });
  } catch (error) {
    if (board.projectId === projectId) patchShot(shotId, asFields(before));
    throw error;
  }
}

/** Adds a role to a shot that it is mentioned in. @throws ApiError */
export async function addShotRole(shot: Shot, name: string): Promise<void> {
  const role = board.roles.find((one) => one.name === name);
  if (role && !shot.role_name.includes(name)) await setShotRoles(shot, [...rolesIn(shot), role]);
}
