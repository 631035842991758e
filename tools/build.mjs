// `npm run build`: builds the app and the server if their sources have changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('run');
const { buildStale } = await import('./lib/build.mjs');
process.exit((await buildStale()) ? 0 : 1);
