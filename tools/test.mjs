// `npm test`: every check of the app and the server, from a fresh clone; `npm run test:engine`: the built-in engine's own tests;
// `npm run test:rest`: the browser tests that `npm test` leaves to it; `npm run test:faults`: the long forms.
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

/**
 * @typedef {object} Part what a run does
 * @property {boolean} [fresh] it begins the reports anew; the others add to them, so that what several prove is counted
 * @property {boolean} [statics] the static checks first
 * @property {Record<string, string[]>} vitest its projects, in runs beside each other
 * @property {string} [browser] the name of its browser tests, if it has any
 * @property {Record<string, string>} [env] of its tests
 */
/** @type {Record<string, Part>} */
const PARTS = {
  // starting and ending servers is mostly waiting: in the short form it takes its time beside the others
  '': {
    fresh: true,
    statics: true,
    vitest: { unit: ['unit', 'page', 'server'], faults: ['faults'] },
    browser: 'browser',
  },
  '--engine': { vitest: { engine: ['engine', 'engine:path'] } },
  '--rest': { vitest: {}, browser: 'browser rest', env: { BROWSER_PART: 'rest' } },
  '--faults': {
    fresh: true,
    vitest: { faults: ['faults'] },
    browser: 'browser faults',
    env: { FAULTS: 'long' },
  },
};
const [asked = ''] = process.argv.slice(2);
const part = PARTS[asked];
if (!part) {
  console.error(`Unknown: ${asked}. Known: ${Object.keys(PARTS).filter(Boolean).join(', ')}`);
  process.exit(1);
}

const reports = inRoot('reports');
if (part.fresh) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = new Checks();

const ofVitest = (/** @type {string} */ name) => vitestResults(`${reports}/vitest-${name}.json`);
const inBrowser = `${reports}/playwright${asked === '--rest' ? '-rest' : ''}.json`;
const ofPlaywright = () => playwrightResults(inBrowser);

/** @param {string} name @param {string[]} projects */
const vitest = (name, projects) =>
  checks.run(
    name,
    () =>
      runNode(
        [
          bin('vitest/vitest.mjs'),
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${reports}/vitest-${name}.json`,
        ],
        { quiet: true, env: { CI: 'true', ...part.env } },
      ),
    () => ofVitest(name),
  );

const built = buildStale();
if (part.statics) await checks.runStatic();
if (!(await built)) {
  console.log('FAILED build');
  process.exit(1);
}
const runs = Object.entries(part.vitest);
await Promise.all(runs.map(([name, projects]) => vitest(name, projects)));

const browser = part.browser ? await findBrowser() : null;
if (part.browser && !browser) checks.broken.push('browser');
if (part.browser && browser) {
  if (browser.shell)
    console.log('!! only a headless shell was found: tests of notifications and background sync are SKIPPED');
  await checks.run(
    part.browser,
    () =>
      runNode([bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts'], {
        quiet: true,
        env: {
          ...browser.env,
          CI: 'true',
          BROWSER_PATH: browser.path,
          ...(browser.light ? { BROWSER_LIGHT: browser.light } : {}),
          ...(browser.shell ? { BROWSER_SHELL: '1' } : {}),
          ...part.env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: inBrowser,
        },
      }),
    ofPlaywright,
  );
}

const results = [...runs.flatMap(([name]) => ofVitest(name)), ...(part.browser ? ofPlaywright() : [])];
const count = (/** @type {string} */ outcome) => results.filter((one) => one.outcome === outcome).length;
const skipped = results.filter(({ outcome }) => outcome === 'skipped');
if (skipped.length > 0)
  console.log(`\n!! ${skipped.length} SKIPPED:\n${skipped.map(({ title }) => `   ${title}`).join('\n')}`);
if (checks.broken.length > 0) console.log(`\nFailed: ${checks.broken.join(', ')}`);
console.log(`\ntests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(checks.broken.length > 0 || count('failed') > 0 || count('passed') === 0 ? 1 : 0);
