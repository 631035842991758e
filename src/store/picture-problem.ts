import { shapeOf } from '../api/lipsync-limits.ts';
import { isAnimatedPng } from '../api/picture-head.ts';
import { type FileUse, PICTURE_MAX_PIXELS, UPLOAD_LIMITS } from '../api/uploads.ts';

export type PictureProblem = 'type' | 'pixels' | 'animated' | 'small' | 'shape' | 'unreadable';

/** Bytes: enough to find a picture's size behind the thumbnail and colour profile that cameras put first. */
const HEAD_BYTES = 512 * 1024;

/**
 * Why a picture is refused, whatever its name says. Its size is read first, so that 60,000 × 60,000 pixels do no harm here. Then it is
 * decoded: what is no picture, or breaks off, is refused here and not, as a part of a paid call, by the server.
 * @returns null for a picture that fits as far as is known here: the server checks it again
 */
export async function pictureProblem(file: File, use: FileUse): Promise<PictureProblem | null> {
  const { types, minSide, shapes } = UPLOAD_LIMITS[use];
  // without a network the package may be missing
  const [sizes, head] = await Promise.all([
    import('image-size').catch(() => null),
    file.slice(0, HEAD_BYTES).arrayBuffer(),
  ]);
  const bytes = new Uint8Array(head);
  if (isAnimatedPng(bytes)) return 'animated';
  const found = sizeOf(sizes, bytes);
  if (found && !types.includes(`image/${found.type === 'jpg' ? 'jpeg' : found.type}`)) return 'type';
  if (found && found.width * found.height > PICTURE_MAX_PIXELS) return 'pixels';
  if (found && shapes && !fitsShape(found)) return 'shape';
  // of unknown size, it may be too large to be decoded
  return sizes || minSide ? decodingProblem(file, minSide) : null;
}

/** LIP-15. EXIF may say that the picture is rotated. */
const fitsShape = ({
  width,
  height,
  orientation = 1,
}: {
  width: number;
  height: number;
  orientation?: number | undefined;
}): boolean => (orientation < LYING ? shapeOf(width, height) : shapeOf(height, width)) !== null;
const LYING = 5;

function sizeOf(sizes: typeof import('image-size') | null, bytes: Uint8Array) {
  try {
    return sizes?.imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** @param minSide pixels; STYLE-12 */
async function decodingProblem(file: File, minSide = 0): Promise<'small' | 'unreadable' | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'unreadable';
  const { width, height } = picture;
  picture.close();
  return Math.min(width, height) < minSide ? 'small' : null;
}
