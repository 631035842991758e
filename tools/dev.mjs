// `npm run dev`: the app with hot reload and its worker, and the server rebuilt and restarted on each change.
import { spawn } from 'node:child_process';
import { existsSync, watchFile } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { bin, inRoot, root } from './lib/paths.mjs';

requireNode();
await ensureInstalled('all');

const main = inRoot('dist/server/main.js');
const port = process.env.PORT ?? '8080';
/** @type {import('node:child_process').ChildProcess | null} */
let server = null;

const vite = (/** @type {string[]} */ args, env = {}) =>
  spawn(process.execPath, [bin('vite/bin/vite.js'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

const serve = () => {
  const start = () => {
    server = spawn(process.execPath, [main], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PORT: port, APP_ORIGIN: 'http://127.0.0.1:5173' },
    });
  };
  if (!server || server.exitCode !== null) return start();
  server.once('close', start);
  server.kill('SIGTERM');
};

const children = [
  vite(['build', '--config', 'server/vite.config.ts', '--watch', '--logLevel', 'warn']),
  vite(['--host', '127.0.0.1', '--port', '5173'], { INKREEL_API: `http://127.0.0.1:${port}` }),
];
watchFile(main, { interval: 300 }, () => existsSync(main) && serve());
if (existsSync(main)) serve();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const child of [...children, server]) child?.kill('SIGTERM');
    process.exit(0);
  });
