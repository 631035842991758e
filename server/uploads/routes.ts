import { uploadDrawImage } from '../../src/api/draw.ts';
import { requestUpload } from '../../src/api/uploads.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { fileName } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { on, type Route } from '../rpc/route.ts';
import { grantUpload, storePicture } from './uploads.ts';

/** File extension of an upload until its first use. Readers use the content type. */
const UNKNOWN = 'bin';

/** Upload grants, whose files are sent to /upload (uploads/upload-routes.ts), and the one call that contains a file. */
export function uploadRoutes({ db, config, secret, storage }: Deps): Route[] {
  const count = (userId: number) =>
    countUse(db, { name: 'upload', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
  return [
    on(uploadDrawImage, async (context, { file }) => {
      const { userId } = memberOf(context);
      await count(userId);
      const media = await storePicture(db, storage, userId, new Uint8Array(await file.arrayBuffer()));
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
