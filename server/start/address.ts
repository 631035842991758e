import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { CannotStart } from './cannot-start.ts';

/** Starts listening. @returns the URL @throws CannotStart if the port is taken or not allowed */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new CannotStart(`Port ${port} is taken; stop what uses it or set PORT.`);
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} is not allowed for this account; set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`HOST=${host} is not an address of this machine.`);
    throw error;
  }
  const bound = app.server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return localAddress(host, actual);
}

/** The studio's URL on this machine. @param host the host it listens on; for all interfaces, loopback is used */
export function localAddress(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
