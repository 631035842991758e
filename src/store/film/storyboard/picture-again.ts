/** A picture of a shot, made again as it was asked for. */
import type { UserPoints } from '../../../api/points.ts';
import { SHOT_IMAGE_MODELS, shotImageCost } from '../../../api/shot-image-models.ts';
import type { Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { type PictureChange, pictureChangeCost } from './change-picture.ts';
import { sendShotPicture } from './generate.ts';
import { materials, type Picture } from './materials.ts';

/** The change that made a picture; null for one that was drawn from words. */
function changeOf({ tool_name, action_cmd = '' }: Picture): PictureChange | 'other' | null {
  if (tool_name === 'chaofen') return 'hd';
  if (tool_name === 'fluxImage') return 'edit';
  if (action_cmd === '') return null;
  return action_cmd.startsWith('VARIATION') ? 'evolve' : 'other';
}

/** What making a picture again costs now; null if that is not known. */
export function pictureRepeatCost(picture: Picture, points: UserPoints | null): number | null {
  const change = changeOf(picture);
  if (change === 'other') return null;
  if (change) return pictureChangeCost(change, points);
  const model = SHOT_IMAGE_MODELS.find(({ tool }) => tool === picture.tool_name);
  return model ? shotImageCost(points, model.key) : null;
}

/** Whether a picture can be made again: a server that does not say what made it does not keep requests either. */
export const canRepeatPicture = (picture: Picture): boolean =>
  picture.action_cmd !== undefined &&
  changeOf(picture) !== 'other' &&
  (changeOf(picture) !== null || SHOT_IMAGE_MODELS.some(({ tool }) => tool === picture.tool_name));

/**
 * Makes a picture again for its shot, with the words and references of then. The shot's texts stay as they are now.
 * @returns null for a request that this version of the app does not know @throws ApiError if the server refuses
 */
export async function repeatPicture(picture: Picture, price: Price): Promise<Submitted<unknown> | null> {
  const { shotId } = materials;
  // only here, because the table of all tasks is large
  const { readRepeat } = await import('../../tasks/read-repeat.ts');
  const found = await readRepeat({ taskId: picture.task_id, kind: 'shot-image' });
  if (!found) return null;
  const { tool_name: tool, message_input: prompt } = picture;
  return sendShotPicture(shotId, found, { price, tool, prompt });
}
