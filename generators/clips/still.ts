import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Motion } from './motion.ts';
import { perspective, type Stretch } from './perspective.ts';

/** The image cannot be decoded, or is too large. */
export class BadPicture extends Error {
  override readonly name = 'BadPicture';
}

/** Pixels of the source for each pixel of the frame, per side, so that the view stays sharp when it zooms in. */
const OVERSAMPLE = 1.25;
const MOST_PIXELS = 64e6;
const even = (value: number): number => Math.round(value / 2) * 2;

/**
 * Decodes a picture, crops it to the frame's ratio around its salient part, and passes it to `use` as a PNG, which ffmpeg
 * reads fast. The file is deleted afterwards.
 * @throws {BadPicture}
 */
export async function withStill<Result>(
  image: Uint8Array | string,
  frame: { width: number; height: number; folder: string },
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = join(frame.folder, `.part-${randomUUID()}.png`);
  try {
    await sharp(image, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(even(frame.width * OVERSAMPLE), even(frame.height * OVERSAMPLE), {
        fit: 'cover',
        position: 'attention',
      })
      .flatten({ background: '#000' })
      .png({ compressionLevel: 1 })
      .toFile(file)
      .catch((cause: unknown) => {
        throw new BadPicture('The picture cannot be read.', { cause });
      });
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Decodes a picture and crops it to the frame's ratio around its middle.
 * @returns RGBA, 4 bytes a pixel, 1.25 times the frame's size
 * @throws {BadPicture}
 */
export async function decodeStill(
  image: Uint8Array,
  frame: { width: number; height: number },
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(even(frame.width * OVERSAMPLE), even(frame.height * OVERSAMPLE), { fit: 'cover' })
    .flatten({ background: '#000' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new BadPicture('The picture cannot be read.', { cause });
    });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** The ffmpeg filters that turn one still into `count` frames of the given size, moved by the camera. */
export function moving(
  motion: Motion,
  stretch: Stretch & { width: number; height: number; count: number },
): string {
  return [
    'scale=out_color_matrix=bt709',
    'format=yuv420p',
    // loop after conversion: the still is decoded and converted only once
    'loop=loop=-1:size=1',
    `trim=end_frame=${stretch.count}`,
    perspective(motion, stretch),
    `scale=${stretch.width}:${stretch.height}:flags=bilinear`,
    'setsar=1',
  ].join(',');
}
