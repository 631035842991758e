import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Tokens of uploads are in the path; queries carry signatures and sign-in links: neither is ever written down. */
const pathOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Fastify's logger without the parts that hold secrets: no headers, no bodies, no addresses as they were typed. */
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

/** Long digits may be phones and codes, long words may be tokens. */
const withoutSecrets = (text: string): string =>
  text.replace(/\b\d{5,}\b/g, '#').replace(/\b[\w-]{40,}\b/g, '#');

/** One line for each request, at `info`. */
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
