// `npm run build`: builds the app and the server where their sources have changed.
import { buildStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
await ensureInstalled('run');
process.exit((await buildStale()) ? 0 : 1);
