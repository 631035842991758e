import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Paths contain upload tokens, and queries contain signatures and sign-in links: none of them is logged. */
const pathOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Fastify's logger without secrets: no headers, no bodies, no raw addresses. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      code: error.code ?? '',
      message: withoutSecrets(error.message),
      stack: withoutSecrets(error.stack ?? ''),
    }),
  },
});

/** Long digit sequences may be phones and codes, long words may be tokens. */
const withoutSecrets = (text: string): string =>
  text.replace(/\b\d{5,}\b/g, '#').replace(/\b[\w-]{40,}\b/g, '#');

/** Logs one line per request, at `info`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
