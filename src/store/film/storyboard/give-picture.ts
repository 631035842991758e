/** Puts a picture of the drawing page into a film. */
import { handleShot, SHOT_ACTION } from '../../../api/storyboard.ts';
import { client } from '../../client.ts';
import { notifyTabs } from './board-channel.ts';

interface GivenPicture {
  /** The record and the picture's place in it. */
  draw_id: number;
  draw_index: number;
  /** Its address. */
  scene_img: string;
}

/** Shows a picture in a shot, in place of what it shows now. @throws ApiError */
export async function givePicture(projectId: number, shotId: number, picture: GivenPicture): Promise<void> {
  await client.send(handleShot, {
    type: SHOT_ACTION.save,
    script_id: projectId,
    scene_id: shotId,
    ...picture,
  });
  notifyTabs({ kind: 'changed' }, projectId);
}

/**
 * Adds an empty shot at the end, with the picture.
 * @returns false if the server does not tell which shot it has added, so that the shot is left without a picture
 * @throws ApiError
 */
export async function addShotWith(projectId: number, picture: GivenPicture): Promise<boolean> {
  const added = await client.send(handleShot, { type: SHOT_ACTION.add, script_id: projectId, add_type: 2 });
  notifyTabs({ kind: 'changed' }, projectId);
  if (!added?.id) return false;
  await givePicture(projectId, added.id, picture);
  return true;
}
