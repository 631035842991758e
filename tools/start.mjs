// `npm start`: from a fresh clone to a running studio, with nothing but Node and npm.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('run');
const { buildStale } = await import('./lib/build.mjs');
if (!(await buildStale())) process.exit(1);
await import(new URL('../dist/server/main.js', import.meta.url).href);
