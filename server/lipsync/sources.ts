/** Sources of a lip-sync: the member's pictures and clips. */
import { LIP_SYNC_LIMITS, shapeOf } from '../../src/api/lipsync-limits.ts';
import type { Deps } from '../deps.ts';
import { pictureAt } from '../draw/draw-submit.ts';
import { withLocalFile } from '../media/local-file.ts';
import { findOwnMedia, type Media, storageName } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import { nameFile } from '../media/named-files.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';

const MB = 1024 * 1024;

/** The member's picture at a URL. @throws Refusal if it is not a picture, or another member's */
export async function requirePicture(
  deps: Deps,
  context: Context,
  userId: number,
  address: string,
): Promise<Media> {
  const media = await pictureAt(deps, context, userId, address);
  if (!media.mime.startsWith('image/')) throw new Refusal(400, 'uploadNotPicture');
  return media;
}

/** The aspect ratio of a picture. @throws Refusal that names the accepted ratios, for any other (LIP-15) */
export function requireShape({ width, height }: Pick<Media, 'width' | 'height'>) {
  const shape = shapeOf(width ?? 0, height ?? 0);
  if (!shape)
    throw new Refusal(400, 'faceShape', { fill: { shapes: LIP_SYNC_LIMITS.image.shapes.join(', ') } });
  return shape;
}

/** The member's clip at a URL, with the length of its picture. @throws Refusal if it is not a clip, or larger than 50 MB (DIGI-03) */
export async function requireSourceClip(
  { db, storage, probe }: Pick<Deps, 'db' | 'storage' | 'probe'>,
  { host, files }: Pick<Context, 'host' | 'files'>,
  userId: number,
  address: string,
): Promise<{ media: Media; seconds: number }> {
  const media = await findOwnMedia(db, userId, requireKey(address, host));
  if (!media) throw new Refusal(400, 'notYourMedia');
  if (media.mime !== 'video/mp4') throw new Refusal(415, 'clipNotMp4');
  requireClipSize(media.bytes);
  nameFile({ files }, media);
  return { media, seconds: await pictureSeconds({ storage, probe }, media) };
}

/** Where a clip's picture ends: what is said may not go on after it, as the clip's own sound may. @throws Refusal if it is no clip */
export async function pictureSeconds(
  { storage, probe }: Pick<Deps, 'storage' | 'probe'>,
  media: Media,
): Promise<number> {
  const { video } = await withLocalFile(storage, storageName(media), probe).catch((error: unknown) => {
    if (error instanceof UnreadableMedia) throw new Refusal(400, 'mediaUnreadable');
    throw error;
  });
  if (!video) throw new Refusal(415, 'clipNotMp4');
  return video.seconds;
}

/** @throws Refusal above 50 MB */
export function requireClipSize(bytes: number): void {
  const { maxBytes } = LIP_SYNC_LIMITS.video;
  if (bytes > maxBytes)
    throw new Refusal(413, 'sourceTooLarge', { status: 413, fill: { max: maxBytes / MB } });
}
