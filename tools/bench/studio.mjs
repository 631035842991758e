import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** The built server with a data folder of its own. */
export async function startStudio() {
  const folder = mkdtempSync(path.join(inRoot('node_modules/.cache'), 'bench-data-'));
  const child = spawn(process.execPath, [inRoot('dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
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
    /** Signs the demo member in, once. @type {string} */
    demo: address.demo,
    /** Stops the process; its data stay until {@link remove}. */
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
