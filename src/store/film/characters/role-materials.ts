/** The pictures made for the selected role, newest first (CHAR-32). */
import { subscribeKey } from 'valtio/utils';
import { bindRoleImage, type GeneratedImage, listMaterialImages } from '../../../api/characters.ts';
import { client } from '../../client.ts';
import { inTurn } from '../../in-turn.ts';
import { pagedList } from '../../paged-list.ts';
import { cast, patchRole } from './cast.ts';

const PAGE = 30;

const list = pagedList<GeneratedImage>(
  () => `script/list-draw-pro|${cast.projectId}|${cast.roleId}`,
  (ask) =>
    client.send(listMaterialImages, {
      tool_name: '',
      role_id: cast.roleId,
      script_id: cast.projectId,
      reserve: 0,
      pageSize: PAGE,
      ...ask,
    }),
  // what was just submitted has no id yet
  { size: PAGE, idOf: ({ id }) => id || undefined },
);
export const rolePictures = list.state;
export const moreRolePictures = list.loadOlder;

/** Reads the newest pictures of the role. @throws ApiError */
export const loadRolePictures = async (): Promise<void> => {
  if (cast.roleId) await list.load();
};

subscribeKey(cast, 'roleId', () => list.clear(), true);

/** Adds a picture in progress at the top (CHAR-42). */
export function addRolePicture(roleId: number, picture: GeneratedImage): void {
  if (cast.roleId === roleId) list.add(picture);
}

/** What a role shows, by the last press. */
const choosing = inTurn<number>();

/**
 * Shows a picture of a task in its role and marks it alone as chosen (CHAR-37). Of presses in quick succession the last one counts.
 * @throws ApiError
 */
export const chooseRolePicture = (roleId: number, picture: GeneratedImage, index: number): Promise<void> =>
  choosing(roleId, () => showRolePicture(roleId, picture, index));

async function showRolePicture(
  roleId: number,
  { task_id, images }: GeneratedImage,
  index: number,
): Promise<void> {
  await client.send(bindRoleImage, { draw_task_id: task_id, draw_index: index, role_id: roleId });
  patchRole(roleId, { role_img: images[index] ?? '', draw_task_id: task_id, draw_index: index });
  if (cast.roleId !== roleId) return;
  list.changeAll((item) => ({
    ...item,
    is_select: item.task_id === task_id ? 1 : 0,
    select_index: item.task_id === task_id ? index : 0,
  }));
}

/** The role shows an upload: none of its pictures is chosen. */
export function noRolePicture(roleId: number): void {
  if (cast.roleId === roleId) list.changeAll((item) => ({ ...item, is_select: 0 }));
}
