import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { remoteVoiceOrigin } from '../film/line-voice/remote-voice.ts';
import { type AppFile, appFiles } from './app-files.ts';
import { appPolicy } from './csp.ts';
import { isVisit, sendLostPage } from './lost-page.ts';
import { withoutWorker } from './without-worker.ts';

const APP = '/web/';
const DOCUMENT = 'index.html';
const A_YEAR = 'public, max-age=31536000, immutable';
const NOT_BUILT = 'The app is not built yet: run "npm run build".\n';

/** The app under /web/, and the redirect from /. Unknown paths are 404, because the app's routes come after the #. */
export function appRoutes(
  app: FastifyInstance,
  { connectOrigins, googleClientId, workerOff, voiceStreamUrl }: Config,
  webDir: string,
): void {
  const files = appFiles(webDir);
  const connect = [...connectOrigins, ...remoteVoiceOrigin({ voiceStreamUrl })];
  const find = workerOff ? withoutWorker(files) : files;

  app.get('/', (_request, reply) => reply.redirect(APP, 302));
  app.get('/web', (_request, reply) => reply.redirect(APP, 302));
  app.get<{ Params: { '*': string } }>(`${APP}*`, async (request, reply) => {
    const path = request.params['*'] || DOCUMENT;
    const file = await find(path);
    if (!file && path !== DOCUMENT && isVisit(request)) return sendLostPage(request, reply, 404);
    if (!file)
      return reply
        .code(404)
        .type('text/plain')
        .send(path === DOCUMENT ? NOT_BUILT : 'Not found\n');
    // also the service worker's policy, which comes from the headers of its script
    const page = path === DOCUMENT ? file : await find(DOCUMENT);
    const google = googleClientId !== null;
    reply.header('content-security-policy', appPolicy(page?.data.toString() ?? '', connect, google));
    // Google's sign-in window must be able to message the page that opened it
    if (google) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    return send(request, reply, file);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply {
  reply
    .header('cache-control', file.immutable ? A_YEAR : 'no-cache')
    .header('etag', file.etag)
    .type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = Object.keys(file.encoded).find((name) => accepted.includes(name));
  if (Object.keys(file.encoded).length > 0) reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(file.data);
  return reply.header('content-encoding', encoding).send(file.encoded[encoding]);
}
