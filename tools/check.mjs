// `npm run check`: the check before a commit, in about a minute: all static checks, and the tests nearest to what changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { changedFiles, changedSince } = await import('./lib/changes.mjs');
const { Checks } = await import('./lib/checks.mjs');
const { importers } = await import('./lib/importers.mjs');
const { firstOf, nearestTests } = await import('./lib/nearest-tests.mjs');
const { bin, root } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');

/** How many page tests take about as long as the static checks beside them; what hundreds of tests load is for `npm test`. */
const AT_MOST = 30;
/** Without the one that makes media once more with the ffmpeg on PATH. */
const PROJECTS = ['unit', 'page', 'server', 'engine'].flatMap((project) => ['--project', project]);
const FOLDERS = ['src', 'server', 'generators', 'tests', 'tools'];

const from = Date.now();
const checks = new Checks();

/** The runner's own search for the tests of a change loads all of them first, which takes longer than running these. */
async function nearest() {
  const base = changedSince();
  if (!base) return console.log('!! without git nobody knows what changed: NO TEST RUNS');
  const all = nearestTests(changedFiles(base), importers(root, FOLDERS));
  const since = `what changed since ${base.slice(0, 7)}`;
  if (all.length === 0) return console.log(`       no test loads ${since}`);
  const near = firstOf(all, AT_MOST);
  const name =
    near.length < all.length
      ? `the ${near.length} tests nearest to ${since}; \`npm test\` runs all ${all.length}`
      : `all ${all.length} tests of ${since}`;
  const args = [bin('vitest/vitest.mjs'), 'run', ...PROJECTS, ...near, '--reporter=dot'];
  await checks.run(name, () => runNode(args, { quiet: true, env: { CI: 'true' } }));
}

await Promise.all([checks.runStatic(), nearest()]);
const said = checks.broken.length > 0 ? `Failed: ${checks.broken.join(', ')}` : 'All is well';
console.log(`\n${said} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
process.exit(checks.broken.length > 0 ? 1 : 0);
