// `npm start`: from a fresh clone to a running studio, with nothing but Node and npm.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('run');
const { buildStale } = await import('./lib/build.mjs');
if (!(await buildStale())) process.exit(1);

const { spawn } = await import('node:child_process');
const { inRoot } = await import('./lib/paths.mjs');
const { SERVER_ENV, SERVER_OPTIONS } = await import('./lib/server-env.mjs');
// through the channel the server learns when this process is killed
const server = spawn(process.execPath, [...SERVER_OPTIONS, inRoot('dist/server/main.js')], {
  env: { ...SERVER_ENV, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
