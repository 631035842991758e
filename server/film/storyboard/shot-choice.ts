/** The picture chosen by saving a shot. */
import type { Deps } from '../../deps.ts';
import { pictureAt } from '../../draw/draw-submit.ts';
import { fileName } from '../../media/media.ts';
import { keyOfAddress } from '../../media/media-address.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { ShotPicture } from './shot-edits.ts';
import { requireShot } from './shots.ts';

interface Chosen {
  draw_id?: number | undefined;
  draw_index?: number | undefined;
  scene_img?: string | undefined;
}

/**
 * Reads the picture of a save. A save contains all fields of the shot, so sending the current picture changes nothing, not even
 * whether picture or clip is shown. Call it before the transaction, because an upload becomes a picture at its first use.
 * @returns null for no change
 * @throws Refusal if the picture is not the member's, or not finished
 */
export async function chosenPicture(
  deps: Deps,
  context: Context,
  userId: number,
  { projectId, shotId }: { projectId: number; shotId: number },
  { draw_id, draw_index = 0, scene_img }: Chosen,
): Promise<ShotPicture | null> {
  const shot = await requireShot(deps.db, projectId, shotId);
  const key = scene_img ? keyOfAddress(scene_img, context.host) : null;
  const shownAlready = key !== null && shot.image.startsWith(`${key}.`);
  const sameDraw = draw_id === undefined || (draw_id === shot.draw_id && draw_index === shot.draw_index);
  if (shownAlready && (sameDraw || !draw_id)) return null;
  if (draw_id && !sameDraw) return ofDraw(deps, userId, draw_id, draw_index);
  if (scene_img === undefined) return null;
  if (scene_img === '') return shot.image === '' ? null : { image: '', drawId: 0, drawIndex: 0 };
  const media = await pictureAt(deps, context, userId, scene_img);
  return { image: fileName(media), drawId: 0, drawIndex: 0 };
}

async function ofDraw({ db }: Deps, userId: number, drawId: number, drawIndex: number): Promise<ShotPicture> {
  const { rows } = await db.query<{ images: string[] }>(
    'SELECT images FROM draws WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
    [drawId, userId],
  );
  if (!rows[0]) throw new Refusal(404, 'drawGone');
  const image = rows[0].images[drawIndex];
  if (!image) throw new Refusal(400, rows[0].images.length === 0 ? 'drawNotDone' : 'pictureGone');
  return { image, drawId, drawIndex };
}
