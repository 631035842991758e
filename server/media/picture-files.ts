import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { faceMarkOf, withFaceMark } from '../../generators/heads/face/mark.ts';
import { enlarge } from '../../generators/pictures/enlarge.ts';
import { isAnimatedPng } from '../../src/api/picture-head.ts';
import { PICTURE_MAX_PIXELS } from '../../src/api/uploads.ts';
import { Refusal } from '../rpc/refusal.ts';

const TYPES: readonly string[] = ['image/png', 'image/jpeg'];
const QUALITY = 92;

export interface PictureFile {
  data: Buffer;
  ext: 'jpg' | 'png';
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** Decodes a picture within the pixel limit, rotated according to its EXIF orientation. */
export const openPicture = (data: Uint8Array): Sharp =>
  sharp(data, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' }).rotate();

async function encode(picture: Sharp, png: boolean): Promise<PictureFile> {
  const { data, info } = await (png ? picture.png() : picture.jpeg({ quality: QUALITY })).toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  return png
    ? { data, ext: 'png', mime: 'image/png', width, height }
    : { data, ext: 'jpg', mime: 'image/jpeg', width, height };
}

/**
 * Sanitizes an untrusted picture: identified by its first bytes instead of its name, decoded, and re-encoded without metadata,
 * except the positions of faces stored by the built-in engine.
 * @throws Refusal if it is not PNG or JPEG, is damaged, animated or has more than 40 million pixels
 */
export async function cleanPicture(data: Uint8Array): Promise<PictureFile> {
  if (isAnimatedPng(data)) throw new Refusal(400, 'uploadAnimated');
  const type = (await fileTypeFromBuffer(data))?.mime ?? '';
  if (!TYPES.includes(type)) throw new Refusal(400, 'uploadNotPicture');
  const { width = 0, height = 0 } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { width?: number; height?: number });
  if (width * height > PICTURE_MAX_PIXELS) throw new Refusal(400, 'uploadTooManyPixels');
  try {
    return keepFaces(data, await encode(openPicture(data), type === 'image/png'));
  } catch {
    throw new Refusal(400, 'uploadUnreadable');
  }
}

/** Doubles a picture's size. Transparent pictures stay PNG, because JPEG has no transparency. */
export async function doublePicture(data: Uint8Array): Promise<PictureFile> {
  const { hasAlpha } = await sharp(data).metadata();
  return keepFaces(data, await encode(await enlarge(openPicture(data)), hasAlpha === true));
}

/** Keeps the face positions of a drawing that is uploaded again, rewritten as numbers only. */
function keepFaces(from: Uint8Array, picture: PictureFile): PictureFile {
  const mark = picture.ext === 'jpg' && faceMarkOf(from);
  return mark ? { ...picture, data: Buffer.from(withFaceMark(picture.data, mark)) } : picture;
}

const VARIANT_QUALITY = 80;

/** A smaller copy for lists and cards; never larger than the original. */
export const shrinkPicture = (data: Uint8Array, width: number): Promise<Buffer> =>
  openPicture(data).resize({ width, withoutEnlargement: true }).webp({ quality: VARIANT_QUALITY }).toBuffer();
