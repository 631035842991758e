import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Client, createClient } from '../../src/api/client.ts';
import { type BuiltServer, startServer } from './built-server.ts';

/** Manages a folder for the tests of a file, and servers that use it. Both are removed after the tests, even after a failure. */
export function killableServer(): {
  /** Created before the first test. */
  folder: () => string;
  /** Starts a server with a data folder; default: the folder itself. */
  start: (env?: Record<string, string>, data?: string) => Promise<BuiltServer>;
} {
  let folder = '';
  let alive: ChildProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkreel-kill-'));
  });
  afterAll(async () => {
    alive?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
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

/** A client of a member, or of a visitor if the token is null. */
export const clientOf = (address: string, token: string | null): Client =>
  createClient({
    fetch,
    base: `${address}/api`,
    caller: () => ({ token, language: 'en', timeZone: 'UTC', deviceId: 'faults' }),
  });
