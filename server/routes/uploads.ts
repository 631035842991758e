import { requestUpload } from '../../src/api/uploads.ts';
import type { Deps } from '../deps.ts';
import { HOUR } from '../domain/clock.ts';
import { countUse } from '../domain/limits.ts';
import { mediaAddress } from '../domain/media-address.ts';
import { grantUpload } from '../domain/uploads.ts';
import { memberOf } from '../frame/context.ts';
import { on, type Route } from '../frame/route.ts';

/** What an upload is called until its first use tells its kind; the reader goes by the content type. */
const UNKNOWN = 'bin';

/** Permissions to upload; the file itself goes to /upload (web/upload.ts). */
export function uploadRoutes({ db, config, secret }: Deps): Route[] {
  return [
    on(requestUpload, async (context) => {
      const { userId } = memberOf(context);
      await countUse(db, { name: 'upload', max: config.uploadsPerHour, seconds: HOUR }, String(userId));
      const { key, token, expiresAt, maxBytes } = await grantUpload(db, userId);
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
