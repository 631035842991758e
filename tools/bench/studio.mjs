import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { SERVER_ENV, SERVER_OPTIONS } from '../lib/server-env.mjs';

/** Creates a data folder for one measurement. */
export function dataFolder() {
  const cache = inRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'bench-data-'));
}

/**
 * The built server.
 * @param {{ folder?: string, env?: Record<string, string>, node?: string[] }} [options] its data folder, a new one if there is none; more settings; Node's own options
 */
export async function startStudio({ folder = dataFolder(), env = {}, node = [] } = {}) {
  const child = spawn(process.execPath, [...SERVER_OPTIONS, ...node, inRoot('dist/server/main.js')], {
    env: {
      ...SERVER_ENV,
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const ready = /ready at (http:\/\/127\.0\.0\.1:(\d+))/.exec(said);
      const link = /encrypt_str=(\S+)/.exec(said);
      if (ready && link) resolve({ port: Number(ready[2]), demo: String(link[1]) });
    });
    child.once('exit', (code) => reject(new Error(`The studio server ended with ${code}: ${said}`)));
  });
  return {
    /** @type {number} */
    port: address.port,
    pid: child.pid ?? 0,
    /** Signs the demo member in, once. @type {string} */
    demo: address.demo,
    /** Stops the process; its data remain until {@link remove}. */
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
