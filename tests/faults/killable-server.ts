import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Client, createClient } from '../../src/api/client.ts';
import { type BuiltServer, startServer } from './built-server.ts';

/** A folder for the tests of a file, and servers on it. Both are gone after the tests, also after a failed one. */
export function killableServer(): {
  /** Made before the first test. */
  folder: () => string;
  /** Starts a server on a data folder, by default the folder itself. */
  start: (env?: Record<string, string>, data?: string) => Promise<BuiltServer>;
} {
  let folder = '';
  let alive: ChildProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkreel-kill-'));
  });
  afterAll(async () => {
    alive?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    async start(env = {}, data = '.') {
      const server = await startServer(join(folder, data), env);
      alive = server.child;
      return server;
    },
  };
}

/** A member's client, or with null a visitor's. */
export const clientOf = (address: string, token: string | null): Client =>
  createClient({
    fetch,
    base: `${address}/api`,
    caller: () => ({ token, language: 'en', timeZone: 'UTC', deviceId: 'faults' }),
  });
