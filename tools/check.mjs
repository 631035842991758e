// `npm run check`: the check before a commit, in about a minute: all static checks, and the unit tests of what changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { changedFiles, changedSince, testsOf } = await import('./lib/changes.mjs');
const { Checks } = await import('./lib/checks.mjs');
const { bin } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');

const base = changedSince();
/** The tests of changed files; without git, those that need no database. */
const asked = base
  ? [
      '--changed',
      base,
      '--project',
      'unit',
      '--project',
      'page',
      '--project',
      'server',
      '--project',
      'engine',
      ...testsOf(changedFiles(base)),
    ]
  : ['--project', 'unit', '--project', 'page'];
const tests = [bin('vitest/vitest.mjs'), 'run', ...asked, '--passWithNoTests', '--reporter=dot'];

const from = Date.now();
const checks = new Checks();
await Promise.all([
  checks.runStatic(),
  checks.run(base ? `unit tests of what changed since ${base.slice(0, 7)}` : 'quick unit tests', () =>
    runNode(tests, { quiet: true, env: { CI: 'true' } }),
  ),
]);
const said = checks.broken.length > 0 ? `Failed: ${checks.broken.join(', ')}` : 'All is well';
console.log(`\n${said} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
process.exit(checks.broken.length > 0 ? 1 : 0);
