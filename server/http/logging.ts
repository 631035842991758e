import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The route's pattern instead of the URL: paths contain upload tokens, queries contain signatures and sign-in links. */
const pathOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Options of Fastify's logger, without secrets: no headers, bodies or IP addresses. */
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

/** Masks long digit sequences (phones, codes) and long words (tokens). */
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
