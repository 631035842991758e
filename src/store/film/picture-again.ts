/** Making a picture of a shot or role again as it was asked for: whether that is possible, what it costs, and its request. */
import { boundPoints } from '../../api/bound-models.ts';
import type { GeneratedImage } from '../../api/characters.ts';
import type { UserPoints } from '../../api/points.ts';
import { SHOT_IMAGE_MODELS, shotImageCost } from '../../api/shot-image-models.ts';
import type { LeftOut } from '../account/makers.ts';
import type { Repeat } from '../tasks/read-repeat.ts';
import { editCost, evolveCost } from './characters/role-models.ts';
import { painterOf, takesPictures, unfitFilmChanger } from './picture-needs.ts';

/** What makes a new picture from another one. */
export type PictureChange = 'hd' | 'evolve' | 'edit';

/** Points for a change (LIMIT-05); null if they are not in the member's payload. */
export function pictureChangeCost(change: PictureChange, points: UserPoints | null): number | null {
  if (change === 'evolve') return evolveCost(points);
  return change === 'edit'
    ? editCost(points)
    : boundPoints(points, 'upscale', { tool: 'chaofen' }, points?.upscale_points);
}

/** The change that made a picture; null for one that was drawn from words. */
function changeOf({ tool_name, action_cmd = '' }: GeneratedImage): PictureChange | 'other' | null {
  if (tool_name === 'chaofen') return 'hd';
  if (tool_name === 'fluxImage') return 'edit';
  if (action_cmd === '') return null;
  return action_cmd.startsWith('VARIATION') ? 'evolve' : 'other';
}

/** The model that drew a picture; undefined for other tools. */
const modelOf = ({ tool_name }: GeneratedImage) => SHOT_IMAGE_MODELS.find(({ tool }) => tool === tool_name);

/** What making a picture again costs now; null if that is not known. */
export function pictureRepeatCost(picture: GeneratedImage, points: UserPoints | null): number | null {
  const change = changeOf(picture);
  if (change === 'other') return null;
  if (change) return pictureChangeCost(change, points);
  const model = modelOf(picture);
  return model ? shotImageCost(points, model.key) : null;
}

/** Whether a picture can be made again: a server that does not say what made it does not keep requests either. */
export const canRepeatPicture = (picture: GeneratedImage): boolean =>
  picture.action_cmd !== undefined &&
  changeOf(picture) !== 'other' &&
  (changeOf(picture) !== null || modelOf(picture) !== undefined);

/** The name of the model that is sent words only since the picture was asked for, and what that means; null if it takes pictures. */
export function sentNoPicture(picture: GeneratedImage): LeftOut | null {
  const change = changeOf(picture);
  if (change === 'edit' || change === 'evolve') {
    const name = unfitFilmChanger(change);
    return name === null ? null : { name, why: 'change' };
  }
  const model = change === null && modelOf(picture);
  return model && !takesPictures(model.key)
    ? { name: painterOf(model.key)?.name ?? model.name, why: 'words' }
    : null;
}

/**
 * The request of a picture, to be sent again; without its pictures if the model is sent words only by now. It has no texts to save:
 * those of the shot or role stay as they are now.
 * @returns null for a request that this version of the app does not know @throws ApiError when it cannot be made again
 */
export async function readPictureRequest(picture: GeneratedImage): Promise<Repeat | null> {
  // only here, because the table of all tasks is large
  const { readRepeat } = await import('../tasks/read-repeat.ts');
  return readRepeat({ taskId: picture.task_id, kind: 'shot-image' });
}
