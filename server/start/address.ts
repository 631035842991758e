import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { CannotStart } from './cannot-start.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Listens for a moment: a taken port is said before a database is made for nothing. @throws CannotStart as `listen` does */
export async function checkAddress(place: Place): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(place);
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(error, place);
  }
  await new Promise((closed) => probe.close(closed));
}

/** Starts listening. @returns the URL @throws CannotStart if the port is taken or not allowed */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw cannotListen(error, { host, port });
  }
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return localAddress(host, actual);
}

/** The reason in one line for the operator; what has no known one, as it is. */
function cannotListen(error: unknown, { host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is taken; stop what uses it or set PORT.`);
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} is not allowed for this account; set PORT above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`HOST=${host} is not an address of this machine.`);
  return error;
}

/** The studio's URL on this machine. @param host the host it listens on; for all interfaces, loopback is used */
export function localAddress(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
