// `npm run dev`: the app with hot reload and its worker, and the server rebuilt and restarted on each change.
import { spawn } from 'node:child_process';
import { existsSync, watchFile } from 'node:fs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { forgetBuild } = await import('./lib/build.mjs');
const { bin, inRoot, root } = await import('./lib/paths.mjs');

const APP = 'http://127.0.0.1:5173';
const main = inRoot('dist/server/main.js');
const port = process.env.PORT ?? '8080';
const own = `http://127.0.0.1:${port}`;
/** @typedef {import('node:child_process').ChildProcess} Child */
/** @type {Set<Child>} */
const running = new Set();
/** @type {Child | null} */
let server = null;
let ending = false;

/** @param {string[]} args @param {import('node:child_process').SpawnOptions} options */
function run(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (ending && running.size === 0) process.exit(0);
  });
  return child;
}

/** Time for the other processes to exit after Ctrl-C. */
const PATIENCE_MS = 5_000;

/** @param {'SIGINT' | 'SIGTERM'} signal */
function end(signal) {
  if (ending) process.exit(1);
  ending = true;
  const endAll = () => {
    for (const child of running) child.kill('SIGTERM');
  };
  // a terminal sends Ctrl-C to all of them, and a second signal would interrupt the server's clean shutdown
  if (signal === 'SIGINT') setTimeout(endAll, PATIENCE_MS).unref();
  else endAll();
  if (running.size === 0) process.exit(0);
}

function startServer() {
  server = run([main], { stdio: ['inherit', 'pipe', 'inherit'], env: { ...process.env, PORT: port } });
  // the server prints its own address, but the app is opened at the development server's
  server.stdout?.on('data', (chunk) =>
    process.stdout.write(String(chunk).replaceAll(`${own}/web/`, `${APP}/web/`)),
  );
}

/** Stops the old process first, since port and data folder are exclusive. */
function restartServer() {
  if (ending || !existsSync(main)) return;
  if (!server || !running.has(server)) return startServer();
  server.once('close', () => {
    if (!ending) startServer();
  });
  server.kill('SIGTERM');
}

// a development build must not be used by `npm start`
forgetBuild('server');
watchFile(main, { interval: 300 }, restartServer);
const vite = bin('vite/bin/vite.js');
// end everything if one of them exits; it has printed the reason
for (const child of [
  run([vite, 'build', '--config', 'server/vite.config.ts', '--watch', '--logLevel', 'warn'], {}),
  run([vite, '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    env: { ...process.env, INKREEL_API: own },
  }),
])
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
    if (!ending) end('SIGTERM');
  });

process.on('SIGINT', end);
process.on('SIGTERM', end);
