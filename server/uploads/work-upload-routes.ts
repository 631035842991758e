import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InferInput } from 'valibot';
import type { ArrivedParts, VideoInfo } from '../../src/api/work-uploads.ts';
import { requestWorkUpload } from '../../src/api/works.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readCaller } from '../rpc/caller.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { on, type Route } from '../rpc/route.ts';
import { checkWorkUpload } from './check-work.ts';
import { receivePart } from './receive-part.ts';
import { arrivedParts, beginWorkUpload, requireWorkUpload } from './work-uploads.ts';

/** The upload path, `domain` in the contract. Its keys are in the folder `works` (PUB-11). */
export const WORKS_DOMAIN = '/upload/works';

const KB = 1024;

/** The token in an upload's URL, which a new work sends as `source`; null for any other URL. */
export const tokenOfSource = (source: string): string | null =>
  /^(?:https?:\/\/[^/]+)?\/upload\/works\/([\w-]{43})$/.exec(source)?.[1] ?? null;

/** The call that starts an upload (PUB-10). */
export const workUploadRoutes = ({ db, config, storage }: Deps): Route[] => [
  on(requestWorkUpload, async (context) => {
    const { userId } = memberOf(context);
    const limit = { name: 'upload', max: config.uploadsPerHour, seconds: HOUR };
    await countUse(db, limit, String(userId));
    const token = await beginWorkUpload(db, storage, userId, config.uploadPartKilobytes * KB);
    return { token, domain: WORKS_DOMAIN };
  }),
];

interface Address {
  Params: { token: string; part: string };
  Querystring: Record<string, string>;
}

/** Receives the parts of videos, lists them, and reports on the complete file. */
export function workUploadTarget(app: FastifyInstance, deps: Deps): void {
  const ownerOf = async (request: FastifyRequest): Promise<number> =>
    memberOf(await readCaller(deps.db, requestWorkUpload, request)).userId;

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    scope.put<Address>(`${WORKS_DOMAIN}/:token/:part(^\\d{1,5}$)`, async (request, reply) => {
      const { token, part } = request.params;
      try {
        const userId = await ownerOf(request);
        const length = Number(request.headers['content-length'] ?? 0);
        const body = request.body as Readable;
        const taken = await receivePart(deps, userId, { token, part: Number(part), body, length });
        if (!taken) reply.header('connection', 'close');
      } catch (error) {
        // the rest of the body will not be read, so the connection cannot be reused
        reply.header('connection', 'close');
        throw error;
      }
      return reply.code(204).send();
    });

    scope.get<Address>(`${WORKS_DOMAIN}/:token`, async (request, reply) => {
      const upload = await requireWorkUpload(deps.db, await ownerOf(request), request.params.token);
      return reply.send('info' in request.query ? await info(deps, upload) : await listing(deps, upload));
    });
  });
}

const info = (
  deps: Deps,
  upload: Parameters<typeof checkWorkUpload>[1],
): Promise<InferInput<typeof VideoInfo>> => checkWorkUpload(deps, upload);

async function listing(
  { db }: Deps,
  { key, part_bytes }: Parameters<typeof checkWorkUpload>[1],
): Promise<InferInput<typeof ArrivedParts>> {
  const parts = await arrivedParts(db, key);
  return { parts: parts.map(({ part }) => part), part_bytes };
}
