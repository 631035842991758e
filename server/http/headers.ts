import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { NOTHING_POLICY } from './csp.ts';

/** Headers of every answer. A route may set a looser policy before sending. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const HSTS = 'max-age=31536000; includeSubDomains';

/** Adds the security headers to every answer, including errors. */
export function addHeaders(app: FastifyInstance, { behindTls }: Pick<Config, 'behindTls'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (behindTls) reply.header('strict-transport-security', HSTS);
  });
}
