import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { UPLOAD_LIMITS } from '../src/api/uploads.ts';
import { authRoutes } from './account/auth-routes.ts';
import { payRoutes } from './billing/pay-routes.ts';
import type { Deps } from './deps.ts';
import { voiceSocket } from './film/line-voice/voice-socket-routes.ts';
import { voiceSamples } from './film/speech/voice-samples.ts';
import { appRoutes } from './http/app-routes.ts';
import { answerErrors } from './http/errors.ts';
import { addHeaders } from './http/headers.ts';
import { loggerOf, logRequests } from './http/logging.ts';
import { refuseNul } from './http/nul-addresses.ts';
import { shareRoute } from './http/share-route.ts';
import { limitSlowSenders } from './http/slow-senders.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { allRoutes } from './routes.ts';
import { tooMany } from './rpc/refusal.ts';
import { API_BASE, registerCalls } from './rpc/register.ts';
import { uploadTarget } from './uploads/upload-routes.ts';
import { workUploadTarget } from './uploads/work-upload-routes.ts';

/** Trusts this number of proxies, counted from the server: the client's address is what the outermost of them saw. */
const hops = (count: number) => (_address: string, hop: number) => hop < count;

const BODY_LIMIT = 1024 * 1024;

/**
 * The studio's HTTP server: the app, the calls, media and uploads. It does not listen by itself; tests use `inject`.
 * @param webDir the built app
 * @param output where the log is written; default: stdout
 */
export async function createApp(
  deps: Omit<Deps, 'report'> & Partial<Pick<Deps, 'report'>>,
  webDir: string,
  output?: { write(line: string): void },
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: { ...loggerOf(config), ...(output ? { stream: output } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
    // would limit the whole request and abort large uploads; see slow-senders.ts. Headers have their own limit in Node
    requestTimeout: 0,
    forceCloseConnections: 'idle',
  });
  const report = deps.report ?? ((what: string, error: unknown) => app.log.error(error, what));
  const full: Deps = { ...deps, report };

  limitSlowSenders(app, (path) => path.startsWith('/upload/'));
  addHeaders(app, config);
  answerErrors(app, report);
  logRequests(app);
  refuseNul(app);
  appRoutes(app, config, webDir);
  shareRoute(app);
  mediaRoutes(app, full);
  voiceSamples(app, full);
  voiceSocket(app, full);
  uploadTarget(app, full);
  workUploadTarget(app, full);
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await calls.register(rateLimit, {
      max: config.requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / 1000))),
    });
    await calls.register(multipart, {
      limits: { files: 1, fields: 20, fileSize: UPLOAD_LIMITS.drawReference.maxBytes },
    });
    payRoutes(calls, full);
    authRoutes(calls, full);
    registerCalls(calls, full.db, allRoutes(full));
    // unknown calls are counted and answered like others
    calls.all(`${API_BASE}/*`, (_request, reply) => reply.callNotFound());
  });
  return app;
}
