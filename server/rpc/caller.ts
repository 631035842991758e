import type { FastifyRequest } from 'fastify';
import type { Call } from '../../src/api/call.ts';
import { findSession } from '../account/sessions.ts';
import { knownZone } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { countedAddress } from '../http/counted-address.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Context } from './context.ts';
import { languageOf } from './messages.ts';
import { notSignedIn } from './refusal.ts';

const LONGEST_KEY = 64;

/** Reads a call's headers (conventions of the contract) and looks up the session. @throws Refusal 401 for a member call without a session */
export async function readCaller(db: Queries, call: Call, request: FastifyRequest): Promise<Context> {
  const token = call.access === 'anyone' ? '' : header(request, 'authorization');
  const session = token ? await findSession(db, token) : null;
  if (call.access === 'member' && !session) throw notSignedIn();
  return {
    session,
    language: languageOf(request.headers['accept-language']),
    timeZone: knownZone(header(request, 'time-zone')),
    address: countedAddress(request.ip),
    local: isLocal(request),
    host: header(request, 'host'),
    userAgent: header(request, 'user-agent'),
    deviceId: header(request, 'device-id').slice(0, LONGEST_KEY),
    idempotencyKey: header(request, 'idempotency-key').slice(0, LONGEST_KEY) || null,
    files: new Set(),
  };
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/**
 * Whether the request comes from this machine. Not if a proxy forwarded it, even from this machine: then the host header is a
 * public name, as it is for a foreign page whose name resolves to this machine (DNS rebinding).
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  isLoopback((headers.host ?? '').replace(/:\d+$/, '')) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
