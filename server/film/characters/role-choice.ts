/** The picture that a save or a choice assigns to a role. */
import type { Deps } from '../../deps.ts';
import { pictureAt } from '../../draw/draw-submit.ts';
import { requireDraw } from '../../draw/draws.ts';
import { fileName } from '../../media/media.ts';
import { keyOfAddress } from '../../media/media-address.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { RolePicture } from './character-edits.ts';
import type { CharacterRow } from './characters.ts';

interface Chosen {
  task_id?: string | undefined;
  draw_index?: number | undefined;
  role_img?: string | undefined;
}

/**
 * Reads the picture of a save. Call it before the transaction, because an upload becomes a picture at its first use.
 * @returns null for no change
 * @throws Refusal if the picture is not the member's, or not finished
 */
export async function roleChoice(
  deps: Deps,
  context: Context,
  userId: number,
  role: CharacterRow,
  { task_id = '', draw_index = 0, role_img }: Chosen,
): Promise<RolePicture | null> {
  if (role_img === undefined) return null;
  const key = role_img ? keyOfAddress(role_img, context.host) : null;
  if (role_img === '' ? role.image === '' : key !== null && role.image.startsWith(`${key}.`)) return null;
  if (role_img === '') return { image: '', taskId: '', index: 0 };
  if (task_id) {
    const picture = await drawnPicture(deps, userId, task_id, draw_index);
    if (key !== null && picture.image.startsWith(`${key}.`)) return picture;
  }
  return { image: fileName(await pictureAt(deps, context, userId, role_img)), taskId: '', index: 0 };
}

/** One of the pictures of a task. @throws Refusal if it is not the member's, or not finished */
export async function drawnPicture(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  taskId: string,
  index: number,
): Promise<RolePicture> {
  const { images } = await requireDraw(db, userId, taskId);
  const image = images[index];
  if (!image) throw new Refusal(400, images.length === 0 ? 'drawNotDone' : 'pictureGone');
  return { image, taskId, index };
}
