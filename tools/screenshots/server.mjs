import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/**
 * Starts the built server with a temporary data folder.
 * @returns the link that signs the demo member in, the origin, and what ends it all
 */
export async function startServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-screenshots-'));
  const child = spawn(process.execPath, [inRoot('dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const link = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const told = /http:\S+encrypt_str=\S+/.exec(said);
      if (told) resolve(told[0]);
    });
  });
  return {
    link: String(link),
    origin: new URL(String(link)).origin,
    remove: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
