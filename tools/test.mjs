// `npm test`: every check of the project, from a fresh clone; `npm run test:rest`: the tests that it leaves to this one;
// `npm run test:faults`: the long forms.
import { mkdirSync, rmSync } from 'node:fs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { buildStale } = await import('./lib/build.mjs');
const { Checks } = await import('./lib/checks.mjs');
const { findBrowser } = await import('./lib/browser.mjs');
const { bin, inRoot } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');
const { playwrightResults, vitestResults } = await import('./lib/results.mjs');

const long = process.argv.includes('--faults');
const rest = process.argv.includes('--rest');
const reports = inRoot('reports');
// beside those of `npm test`, so that what both prove is counted
if (!rest) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = new Checks();

const ofVitest = (/** @type {string} */ name) => vitestResults(`${reports}/vitest-${name}.json`);
const inBrowser = `${reports}/playwright${rest ? '-rest' : ''}.json`;
const ofPlaywright = () => playwrightResults(inBrowser);

/** @param {string} name @param {string[]} projects @param {Record<string, string>} [env] */
const vitest = (name, projects, env = {}) =>
  checks.run(
    name,
    () =>
      runNode(
        [
          bin('vitest/vitest.mjs'),
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          // without an ffmpeg on PATH there are none for it
          ...(rest ? ['--passWithNoTests'] : []),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reports}/vitest-${name}.json`,
        ],
        { quiet: true, env: { CI: 'true', ...env } },
      ),
    () => ofVitest(name),
  );

const built = buildStale();
if (!long && !rest) await checks.runStatic();
if (!(await built)) {
  console.log('FAILED build');
  process.exit(1);
}
// starting and ending servers is mostly waiting: in the short form it takes its time beside the others
if (long) await vitest('faults', ['faults'], { FAULTS: 'long' });
else if (rest) await vitest('media', ['server:path']);
else await Promise.all([vitest('unit', ['unit', 'page', 'server']), vitest('faults', ['faults'])]);

const browser = await findBrowser();
if (!browser) checks.broken.push('browser');
else {
  if (browser.shell)
    console.log('!! only a headless shell was found: tests of notifications and background sync are SKIPPED');
  await checks.run(
    long ? 'browser faults' : rest ? 'the rest in the browser' : 'browser',
    () =>
      runNode([bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts'], {
        quiet: true,
        env: {
          ...browser.env,
          CI: 'true',
          BROWSER_PATH: browser.path,
          ...(browser.light ? { BROWSER_LIGHT: browser.light } : {}),
          ...(browser.shell ? { BROWSER_SHELL: '1' } : {}),
          ...(long ? { FAULTS: 'long' } : {}),
          ...(rest ? { BROWSER_PART: 'rest' } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: inBrowser,
        },
      }),
    ofPlaywright,
  );
}

const results = [...(rest ? ['media'] : ['unit', 'faults']).flatMap(ofVitest), ...ofPlaywright()];
const count = (/** @type {string} */ outcome) => results.filter((one) => one.outcome === outcome).length;
const skipped = results.filter(({ outcome }) => outcome === 'skipped');
if (skipped.length > 0)
  console.log(`\n!! ${skipped.length} SKIPPED:\n${skipped.map(({ title }) => `   ${title}`).join('\n')}`);
if (checks.broken.length > 0) console.log(`\nFailed: ${checks.broken.join(', ')}`);
console.log(`\ntests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(checks.broken.length > 0 || count('failed') > 0 || count('passed') === 0 ? 1 : 0);
