import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Pixels } from '../../clips/pixels.ts';
import { BadPicture } from '../../clips/still.ts';
import { inThread } from '../../in-thread.ts';
import type { FindAnswer, HeadTask } from '../head-messages.ts';
import type { FoundFace } from '../heads.ts';
import { firstFrame } from './first-frame.ts';
import { bestFace, knownFaces } from './known-faces.ts';

const MOST_PIXELS = 64e6;
/** Long side, in pixels, of the picture that detection works on. */
const SIDE = 240;
/** Timeout of detection in milliseconds. */
const PATIENCE = 30_000;

/**
 * The face in a picture or a clip's first frame: as stored by the built-in engine, or else detected. Null if there is none.
 * @throws the signal's reason; BadPicture
 */
export async function lookForFace(
  threadUrl: URL,
  file: string,
  signal: AbortSignal,
): Promise<FoundFace | null> {
  return faceIn(
    threadUrl,
    file.endsWith('.mp4') ? (await firstFrame(file, signal)).png : await readFile(file),
    signal,
  );
}

/**
 * Like {@link lookForFace}, for an encoded picture.
 * @throws the signal's reason; BadPicture
 */
export async function faceIn(
  threadUrl: URL,
  picture: Uint8Array,
  signal: AbortSignal,
): Promise<FoundFace | null> {
  const known = bestFace(await knownFaces(picture).catch(() => []));
  if (known) return known;
  const task: HeadTask = { kind: 'find', pixels: await small(picture) };
  const { face } = await inThread<HeadTask, FindAnswer>(threadUrl, task, { signal, limit: PATIENCE });
  return face;
}

async function small(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new BadPicture('The picture cannot be read.', { cause });
    });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
