/** Positions of faces that the picture engine painted, stored in a JPEG comment. */
import sharp from 'sharp';
import type { Corners, Features } from '../../pictures/people/features.ts';

/** Contents of the comment. */
export interface FaceMark {
  /** As shares of the picture's width and height. */
  faces: Features[];
  /** Brightness on an 8 x 8 grid, 0..255: a fingerprint that shows whether the picture was cropped or edited since. */
  look: number[];
}

const NAME = 'inkreel-faces:';
const [START, COMMENT, SCAN] = [0xd8, 0xfe, 0xda];
const SIDE = 8;
/** Largest mean difference, of 256 steps, that re-encoding and scaling cause. */
const ALIKE = 7;
const MOST_FACES = 8;

/** Adds the comment to a JPEG. @param jpeg anything but a JPEG is returned unchanged */
export function withFaceMark(jpeg: Uint8Array, mark: FaceMark): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== START) return jpeg;
  const text = Buffer.from(
    NAME + JSON.stringify(mark, (_, value) => (typeof value === 'number' ? Number(value.toFixed(5)) : value)),
  );
  const head = Buffer.from([0xff, COMMENT, (text.length + 2) >> 8, (text.length + 2) & 255]);
  // the JFIF header, if any, must stay first
  const after = jpeg[3] === 0xe0 ? 4 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 2;
  return Buffer.concat([jpeg.subarray(0, after), head, text, jpeg.subarray(after)]);
}

/** Reads the comment of a JPEG; null if there is none, or an invalid one. */
export function faceMarkOf(jpeg: Uint8Array): FaceMark | null {
  if (jpeg[0] !== 0xff || jpeg[1] !== START) return null;
  for (let at = 2; at + 4 < jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== SCAN; ) {
    const size = ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0);
    if (jpeg[at + 1] === COMMENT) {
      const text = Buffer.from(jpeg.subarray(at + 4, at + 2 + size)).toString();
      if (text.startsWith(NAME)) return parsed(text.slice(NAME.length));
    }
    at += 2 + Math.max(2, size);
  }
  return null;
}

/** Brightness of a picture on an 8 x 8 grid, 0..255. */
export async function lookOf(picture: Uint8Array): Promise<number[]> {
  const data = await sharp(picture)
    .rotate()
    .flatten({ background: '#000' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return [...data];
}

/** Whether the picture is unchanged since the mark was written. */
export async function isMarked({ look }: FaceMark, picture: Uint8Array): Promise<boolean> {
  const now = await lookOf(picture);
  return look.reduce((sum, value, i) => sum + Math.abs(value - (now[i] ?? 0)), 0) / look.length < ALIKE;
}

/** Comments are untrusted input: accepts nothing but numbers in range. */
function parsed(text: string): FaceMark | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || !Array.isArray(value.faces) || !Array.isArray(value.look)) return null;
  const look: unknown[] = value.look;
  if (look.length !== SIDE * SIDE || !look.every(isNumber)) return null;
  const found: unknown[] = value.faces;
  const faces = found.slice(0, MOST_FACES).flatMap((face): Features[] => {
    if (!isObject(face) || !isCorners(face.mouth) || !Array.isArray(face.eyes)) return [];
    const [left, right]: unknown[] = face.eyes;
    return isCorners(left) && isCorners(right) ? [{ mouth: face.mouth, eyes: [left, right] }] : [];
  });
  return faces.length > 0 ? { faces, look } : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= -1 && value <= 255;
const isCorners = (value: unknown): value is Corners =>
  Array.isArray(value) && value.length === 4 && value.every((part) => isNumber(part) && part <= 2);
