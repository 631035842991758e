import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import { MEDIA_POLICY } from '../http/csp.ts';
import { isVisit, sendLostPage } from '../http/lost-page.ts';
import type { Storage } from '../storage/storage.ts';
import { findServed, storageName, variantName, WIDTHS } from './media.ts';
import { signatureOf } from './media-address.ts';
import { readRange } from './range.ts';
import { makeUploadPreview } from './upload-preview.ts';
import { makeVariant } from './variants.ts';

/** The content of a signed URL never changes. */
const CACHE = 'private, max-age=31536000, immutable';

const Query = v.object({
  w: v.optional(v.picklist(WIDTHS)),
  e: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  s: v.string(),
});
const Params = v.object({ file: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}\.[a-z0-9]{2,5}$/)) });

/**
 * Serves stored files to anyone with a signed URL: whole or in ranges, and pictures in smaller sizes. Files of a work that was
 * taken down need a URL that was created afterwards, and those of a closed account are gone before they are erased.
 */
export function mediaRoutes(app: FastifyInstance, { db, secret, storage }: Deps): void {
  const making = new Map<string, Promise<void>>();

  app.get('/media/:file', async (request, reply) => {
    const params = v.safeParse(Params, request.params);
    const query = v.safeParse(Query, request.query);
    if (!params.success || !query.success) return refuse(request, reply, 404);
    const key = params.output.file.slice(0, 32);
    const { w, e, s } = query.output;
    const signature = signatureOf(secret, key, e, s);
    if (!signature) return refuse(request, reply, 403);
    const media = await findServed(db, key);
    if (!media) {
      if (w === undefined || !(await makeUploadPreview(db, storage, key, w)))
        return refuse(request, reply, 404);
      return sendFile(request, reply, storage, variantName({ key }, w), 'image/webp');
    }
    if (media.takenDown && signature !== 'taken-down') return refuse(request, reply, 404);
    if (w === undefined || !media.mime.startsWith('image/'))
      return sendFile(request, reply, storage, storageName(media), media.mime);
    const name = variantName(media, w);
    await once(making, name, () => makeVariant({ db, storage }, media, w));
    return sendFile(request, reply, storage, name, 'image/webp');
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply, status: 403 | 404): FastifyReply =>
  isVisit(request)
    ? sendLostPage(request, reply, status)
    : reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(status === 403 ? 'This address has expired\n' : 'Not found\n');

/** Concurrent requests for a new size create it only once. */
async function once(
  making: Map<string, Promise<void>>,
  name: string,
  make: () => Promise<void>,
): Promise<void> {
  const running = making.get(name) ?? make().finally(() => making.delete(name));
  making.set(name, running);
  await running;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  name: string,
  mime: string,
): Promise<FastifyReply> {
  const size = await storage.size(name);
  if (size === null) return refuse(request, reply, 404);
  reply
    .header('cache-control', CACHE)
    .header('content-security-policy', MEDIA_POLICY)
    .header('accept-ranges', 'bytes')
    .type(mime);
  const range = readRange(request.headers.range, size);
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === null) return reply.header('content-length', size).send(await storage.stream(name));
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(await storage.stream(name, range));
}
