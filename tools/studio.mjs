// `npm run studio -- <command>`: the operator's command line, of the build that is there; a running server keeps its files.
import { existsSync } from 'node:fs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';

requireNode();
if (!existsSync(inRoot('dist/server/studio.js'))) {
  const { ensureInstalled } = await import('./lib/install.mjs');
  await ensureInstalled('run');
  const { buildStale } = await import('./lib/build.mjs');
  if (!(await buildStale())) process.exit(1);
}
await import(new URL('../dist/server/studio.js', import.meta.url).href);
