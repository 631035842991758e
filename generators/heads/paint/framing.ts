/** Crops and scales a picture to a clip's size with the face in view. */
import sharp from 'sharp';
import type { Pixels } from '../../clips/pixels.ts';
import { BadPicture } from '../../clips/still.ts';
import type { FacePlace, Oval } from '../heads.ts';
import { boxAround, geometryOf } from './geometry.ts';

const MOST_PIXELS = 64e6;
/** Vertical position of the face's middle in a cropped frame, as a share of its height. */
const HEIGHT = 0.46;
/** Size of a face relative to the crop, above which the whole picture is shown instead. */
const CUT = 1.04;

/** Maps the source's pixels to the frame's: scale and offset. */
interface Shown {
  scale: number;
  x: number;
  y: number;
}

export interface Framed {
  pixels: Pixels;
  face: FacePlace;
}

/**
 * Crops the picture to the frame's ratio around the face. If the face does not fit, shows the whole picture on a blurred
 * copy of itself.
 * @returns pixels in the frame's size, and the face in them
 * @throws {BadPicture}
 */
export async function framePicture(
  file: string,
  face: FacePlace,
  frame: { width: number; height: number },
): Promise<Framed> {
  try {
    const upright = await sharp(file, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .flatten({ background: '#000' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const source = () => sharp(upright.data, { raw: { width, height, channels: 3 } });
    const crop = cropAround(face, { width, height }, frame);
    const cropped = () =>
      source().extract(crop).resize(frame.width, frame.height, { fit: 'fill', kernel: 'lanczos3' });
    if (crop.whole) {
      const scale = Math.min(frame.width / width, frame.height / height);
      const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
      const [x, y] = [Math.floor((frame.width - wide) / 2), Math.floor((frame.height - tall) / 2)];
      const inner = await source().resize(wide, tall, { fit: 'fill' }).png().toBuffer();
      const blurred = await cropped()
        .blur(Math.max(4, frame.height / 24))
        .modulate({ brightness: 0.7 })
        .png()
        .toBuffer();
      const { data } = await sharp(blurred)
        .composite([{ input: inner, left: x, top: y }])
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return {
        pixels: { data: new Uint8Array(data), ...frame },
        face: moved(face, { width, height }, { scale, x, y }, frame),
      };
    }
    const scale = frame.width / crop.width;
    const data = await cropped().ensureAlpha().raw().toBuffer();
    const shown = { scale, x: -crop.left * scale, y: -crop.top * scale };
    return {
      pixels: { data: new Uint8Array(data), ...frame },
      face: moved(face, { width, height }, shown, frame),
    };
  } catch (cause) {
    throw new BadPicture('The picture cannot be read.', { cause });
  }
}

interface Size {
  width: number;
  height: number;
}

/** The crop with the frame's ratio. `whole`: the face does not fit into it. */
function cropAround(
  face: FacePlace,
  { width, height }: Size,
  frame: Size,
): { left: number; top: number; width: number; height: number; whole: boolean } {
  const ratio = frame.width / frame.height;
  const [wide, tall] = [
    Math.min(width, Math.round(height * ratio)),
    Math.min(height, Math.round(width / ratio)),
  ];
  const geometry = geometryOf(face, width, height);
  const head = boxAround(geometry.face, geometry, { width, height });
  const place = (size: number, part: number, middle: number) =>
    Math.max(0, Math.min(size - part, Math.round(middle)));
  return {
    left: place(width, wide, head.x + head.width / 2 - wide / 2),
    top: place(height, tall, head.y + head.height / 2 - tall * HEIGHT),
    width: wide,
    height: tall,
    whole: head.width > wide * CUT || head.height > tall * CUT,
  };
}

/** Converts a face to the frame's coordinates. */
function moved(face: FacePlace, picture: Size, { scale, x, y }: Shown, frame: Size): FacePlace {
  const oval = (one: Oval): Oval => ({
    x: (one.x * picture.width * scale + x) / frame.width,
    y: (one.y * picture.height * scale + y) / frame.height,
    width: (one.width * picture.width * scale) / frame.width,
    height: (one.height * picture.height * scale) / frame.height,
  });
  return { mouth: oval(face.mouth), eyes: [oval(face.eyes[0]), oval(face.eyes[1])], tilt: face.tilt };
}
