/** Crops a picture to a ratio that is accepted (LIP-15). */
import { LIP_SYNC_LIMITS } from '../../api/lipsync-limits.ts';
import type { Picture } from './lip-form.ts';

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side in pixels: more than any result has. */
const LONGEST = 2048;
const QUALITY = 0.92;

/** Width divided by height. */
export const aspectOfShape = (shape: Picture['shape']): number => {
  const [across = 1, down = 1] = shape.split(':').map(Number);
  return across / down;
};

/** The accepted ratio that keeps most of a picture. */
export function nearestShape(width: number, height: number): Picture['shape'] {
  const away = (shape: Picture['shape']) => Math.abs(Math.log(width / height / aspectOfShape(shape)));
  const [nearest = '1:1'] = [...LIP_SYNC_LIMITS.image.shapes].sort((a, b) => away(a) - away(b));
  return nearest;
}

/** The size of a crop in pixels, with exactly this ratio. */
export function croppedSize(part: Part, shape: Picture['shape']): { width: number; height: number } {
  const aspect = aspectOfShape(shape);
  const scale = Math.min(1, LONGEST / Math.max(part.width, part.height));
  const width = Math.max(1, Math.round(part.width * scale));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}

/** Crops a picture. @param part in the pixels of the picture as it is shown @throws Error if the browser cannot read it */
export async function cropPicture(
  file: Blob,
  name: string,
  part: Part,
  shape: Picture['shape'],
): Promise<File> {
  // the EXIF orientation has been applied already
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, croppedSize(part, shape));
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('no picture');
  return new File([blob], `${name.replace(/\.\w+$/u, '')}.jpg`, { type });
}
