/** The pictures made for the selected role, newest first (CHAR-32). */
import { subscribeKey } from 'valtio/utils';
import type { CallAnswer, CallInput } from '../../../api/call.ts';
import { bindRoleImage, type GeneratedImage, listMaterialImages } from '../../../api/characters.ts';
import { DRAW_STATES } from '../../../api/task-kinds/draw-poll.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { inTurn } from '../../in-turn.ts';
import { pagedList } from '../../paged-list.ts';
import type { RowNews } from '../../row-tabs.ts';
import { adoptTasks } from '../../tasks/tasks.ts';
import { notifyTabs } from '../storyboard/board-channel.ts';
import { cast, patchRole } from './cast.ts';

const PAGE = 30;
const KIND = 'shot-image';
const ENDED: readonly number[] = [...DRAW_STATES.done, ...DRAW_STATES.failed];

type Ask = Pick<CallInput<typeof listMaterialImages>, 'page' | 'before'>;

/** Reads one page, and starts tracking what is under way there and this device does not track yet (ENGINE-33). */
async function readPictures(ask: Ask): Promise<CallAnswer<typeof listMaterialImages>> {
  const place = { script_id: cast.projectId, role_id: cast.roleId };
  const input = { ...place, tool_name: '', reserve: 0 as const, pageSize: PAGE, ...ask } as const;
  const answer = await client.send(listMaterialImages, input);
  const pending = answer.lists.filter(({ state }) => !ENDED.includes(state));
  void adoptTasks(
    KIND,
    pending.map(({ task_id, state, message_input, tool_name }) => ({
      id: task_id,
      state,
      context: { kind: KIND, page: '/create', prompt: message_input, tool: tool_name, ...place },
    })),
  ).catch(failInBackground);
  return answer;
}

const list = pagedList<GeneratedImage>(
  () => `script/list-draw-pro|${cast.projectId}|${cast.roleId}`,
  readPictures,
  // what was just submitted has no id yet
  { size: PAGE, idOf: ({ id }) => id || undefined },
);
export const rolePictures = list.state;
export const moreRolePictures = list.loadOlder;

/** Reads the newest pictures of the role. @throws ApiError */
export const loadRolePictures = async (): Promise<void> => {
  if (cast.roleId) await list.load();
};

/** By the id of a task of this role that was deleted: shows its pictures again where they were. */
const gone = new Map<number, () => void>();

subscribeKey(
  cast,
  'roleId',
  () => {
    gone.clear();
    list.clear();
  },
  true,
);

/** Adds a picture in progress at the top (CHAR-42). */
export function addRolePicture(roleId: number, picture: GeneratedImage): void {
  if (cast.roleId === roleId) list.add(picture);
}

/** Takes the pictures of a task that are being deleted off the list. @returns puts them back, as long as it is that of their role */
export function hideRolePicture(id: number): () => void {
  const { roleId } = cast;
  const putBack = list.remove(id);
  const show = () => {
    gone.delete(id);
    if (cast.roleId === roleId) putBack();
  };
  gone.set(id, show);
  return show;
}

/** Shows the pictures of a task that were deleted and are back. */
export function showRolePictureAgain(id: number): void {
  gone.get(id)?.();
  // a list that was on its way when they came back may not have them
  if (rolePictures.state === 'ready') loadRolePictures().catch(failInBackground);
}

/** Follows another tab's deletions. */
export function hearRolePicture(news: RowNews): void {
  if (news.kind === 'deleted') hideRolePicture(news.id);
  else if (news.kind === 'restored') showRolePictureAgain(news.id);
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
  const { projectId } = cast;
  await client.send(bindRoleImage, { draw_task_id: task_id, draw_index: index, role_id: roleId });
  notifyTabs({ kind: 'changed' }, projectId);
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
