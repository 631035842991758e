import {
  faceConsent,
  findFace,
  takeExampleFace,
  takeSourceClip,
  uploadLipSyncAudio,
  uploadLipSyncImage,
} from '../../src/api/lipsync.ts';
import { shapeOf } from '../../src/api/lipsync-limits.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { fileName, findOwnMedia, partsOf, storageName } from '../media/media.ts';
import { mediaAddress, requireKey } from '../media/media-address.ts';
import { cleanPicture } from '../media/picture-files.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { storePicture } from '../uploads/uploads.ts';
import { giveConsent, hasConsented } from './consent.ts';
import { exampleFaceOf } from './example-faces.ts';
import { findFaceIn } from './find-face.ts';
import { requirePicture, requireShape } from './sources.ts';
import { takeUploadedClip } from './take-clip.ts';
import { takeSound } from './take-sound.ts';

/** Uploads for lip-sync, and face detection in them. */
export function lipSyncUploadRoutes(deps: Deps): Route[] {
  const { db, storage, secret, config } = deps;
  const count = (userId: number, name: string) =>
    countUse(db, { name, max: config.uploadsPerHour, seconds: HOUR }, String(userId));
  return [
    on(uploadLipSyncImage, async (context, { file }) => {
      const { userId } = memberOf(context);
      await count(userId, 'upload');
      const raw = new Uint8Array(await file.arrayBuffer());
      // check the ratio first, so that a refused picture is not stored
      const shape = requireShape(await cleanPicture(raw));
      const media = await storePicture(db, storage, userId, raw);
      const face = await findFaceIn(deps, userId, media);
      return { head_url: mediaAddress(secret, fileName(media)), aspectRatio: shape, face };
    }),

    on(uploadLipSyncAudio, async (context, { file }) => {
      const { userId } = memberOf(context);
      await count(userId, 'upload');
      const sound = await takeSound(deps, userId, new Uint8Array(await file.arrayBuffer()));
      const data = await storage.read(storageName(partsOf(sound.file)));
      return {
        audio_base64: Buffer.from(data).toString('base64'),
        audio_duration: sound.seconds,
        audio_url: mediaAddress(secret, sound.file),
      };
    }),

    on(findFace, async (context, { head_url }) => {
      const { userId } = memberOf(context);
      await count(userId, 'face');
      const own = await findOwnMedia(db, userId, requireKey(head_url, context.host));
      const isClip = own?.mime.startsWith('video/') ?? false;
      const media = own && isClip ? own : await requirePicture(deps, context, userId, head_url);
      return {
        head_url: mediaAddress(secret, fileName(media)),
        aspectRatio: (!isClip && shapeOf(media.width ?? 0, media.height ?? 0)) || '',
        face: await findFaceIn(deps, userId, media),
      };
    }),

    on(takeExampleFace, async (context, { example }) => {
      const { userId } = memberOf(context);
      await count(userId, 'face');
      const media = await exampleFaceOf(deps, userId, example);
      return {
        head_url: mediaAddress(secret, fileName(media)),
        aspectRatio: requireShape(media),
        face: await findFaceIn(deps, userId, media),
      };
    }),

    on(takeSourceClip, async (context, { source }) => {
      const { userId } = memberOf(context);
      await count(userId, 'face');
      const { media, seconds } = await takeUploadedClip(deps, userId, source);
      return {
        head_url: mediaAddress(secret, fileName(media)),
        seconds,
        width: media.width ?? 0,
        height: media.height ?? 0,
        face: await findFaceIn(deps, userId, media),
      };
    }),

    on(faceConsent, async (context, { given }) => {
      const { userId } = memberOf(context);
      if (given) await giveConsent(db, userId);
      return { given: flag(await hasConsented(db, userId)) };
    }),
  ];
}
