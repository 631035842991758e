import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { NOTHING_POLICY } from './csp.ts';

/** On every answer; a route may set a looser policy of its own before sending. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const HSTS = 'max-age=31536000; includeSubDomains';

/** Puts the security headers on everything the server says, errors included. */
export function addHeaders(app: FastifyInstance, { behindTls }: Pick<Config, 'behindTls'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (behindTls) reply.header('strict-transport-security', HSTS);
  });
}
