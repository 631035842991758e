import { uploadDrawImage } from '../../src/api/draw.ts';
import { requestUpload } from '../../src/api/uploads.ts';
import type { Deps } from '../deps.ts';
import { HOUR } from '../domain/clock.ts';
import { countUse } from '../domain/limits.ts';
import { fileName } from '../domain/media.ts';
import { mediaAddress } from '../domain/media-address.ts';
import { grantUpload, keepPicture } from '../domain/uploads.ts';
import { memberOf } from '../frame/context.ts';
import { on, type Route } from '../frame/route.ts';

/** What an upload is called until its first use tells its kind; the reader goes by the content type. */
const UNKNOWN = 'bin';

/** Permissions to upload, whose file goes to /upload (web/upload-routes.ts), and the one call that takes a file itself. */
export function uploadRoutes({ db, config, secret, storage }: Deps): Route[] {
  const count = (userId: number) =>
    countUse(db, { name: 'upload', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
  return [
    on(uploadDrawImage, async (context, { file }) => {
      const { userId } = memberOf(context);
      await count(userId);
      const media = await keepPicture(db, storage, userId, new Uint8Array(await file.arrayBuffer()));
      return { qiniu_url: mediaAddress(secret, fileName(media)) };
    }),

    on(requestUpload, async (context, { use }) => {
      const { userId } = memberOf(context);
      await count(userId);
      const { key, token, expiresAt, maxBytes } = await grantUpload(db, userId, use);
      return {
        url: `/upload/${token}`,
        method: 'PUT' as const,
        headers: { 'content-type': 'application/octet-stream' },
        key: `uploads/${key}`,
        public_url: mediaAddress(secret, `${key}.${UNKNOWN}`),
        expires_at: expiresAt,
        max_bytes: maxBytes,
      };
    }),
  ];
}
