import { fileTypeFromBuffer } from 'file-type';
import type { Picture } from '../../../generators/pictures/pictures.ts';
import { openPicture } from '../../media/picture-files.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';

const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const QUALITY = 92;

/**
 * Decodes and re-encodes a service's picture, so that only pixels remain and no metadata such as a workflow or prompt.
 * @throws UnrecoverableError if it is not a picture
 */
export async function pictureFrom(data: Uint8Array, seed: number): Promise<Picture> {
  const type = (await fileTypeFromBuffer(data))?.mime ?? '';
  if (!TYPES.includes(type))
    throw new UnrecoverableError(`The result is ${type || 'no file'}.`, 'resultUnreadable');
  try {
    const { data: encoded, info } = await openPicture(data)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data: encoded, mime: 'image/jpeg', width: info.width, height: info.height, seed };
  } catch (error) {
    throw new UnrecoverableError(`The picture is damaged: ${(error as Error).message}`, 'resultUnreadable');
  }
}
