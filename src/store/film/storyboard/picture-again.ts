import type { Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { readPictureRequest } from '../picture-again.ts';
import { sendShotPicture } from './generate.ts';
import { materials, type Picture } from './materials.ts';

/**
 * Makes a picture again for its shot, with the words and references of then. The shot's texts stay as they are now.
 * @returns null for a request that this version of the app does not know @throws ApiError if the server refuses
 */
export async function repeatPicture(picture: Picture, price: Price): Promise<Submitted<unknown> | null> {
  const { shotId } = materials;
  const found = await readPictureRequest(picture);
  if (!found) return null;
  const { tool_name: tool, message_input: prompt } = picture;
  return sendShotPicture(shotId, found, { price, tool, prompt });
}
