// `npm test`: every check of the project, from a fresh clone; `npm run test:faults`: the long forms of the fault tests.
import { mkdirSync, rmSync } from 'node:fs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { buildStale } = await import('./lib/build.mjs');
const { findBrowser } = await import('./lib/browser.mjs');
const { bin, inRoot } = await import('./lib/paths.mjs');
const { runNode } = await import('./lib/run.mjs');
const { failures, playwrightResults, vitestResults } = await import('./lib/results.mjs');

const long = process.argv.includes('--faults');
const reports = inRoot('reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {string[]} */
const broken = [];

/**
 * One check; its output is shown only when it fails, the failed tests by name before all else.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} work
 * @param {() => import('./lib/results.mjs').Result[]} [tests] of its report
 */
async function check(name, work, tests = () => []) {
  const from = Date.now();
  const { code, output } = await work();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
  if (code === 0) return;
  broken.push(name);
  console.log(failures(tests()));
  console.log(output);
}

const node =
  (/** @type {string[]} */ ...args) =>
  () =>
    runNode(args, { quiet: true });

const ofVitest = (/** @type {string} */ name) => vitestResults(`${reports}/vitest-${name}.json`);
const ofPlaywright = () => playwrightResults(`${reports}/playwright.json`);

/** @param {string} name @param {string[]} projects @param {Record<string, string>} [env] */
const vitest = (name, projects, env = {}) =>
  check(
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
        { quiet: true, env: { CI: 'true', ...env } },
      ),
    () => ofVitest(name),
  );

const built = buildStale();
if (!long) {
  await Promise.all([
    check('types', node(bin('typescript/bin/tsc'), '-b')),
    check('lint', node(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.')),
    check('borders', node(inRoot('tools/borders.mjs'))),
    check('dead code', node(bin('knip/bin/knip.js'))),
    check('licences', node(inRoot('tools/licences.mjs'), '--check')),
  ]);
}
if (!(await built)) {
  console.log('FAILED build');
  process.exit(1);
}
if (!long) await vitest('unit', ['unit', 'page', 'server*']);
await vitest('faults', ['faults'], long ? { FAULTS: 'long' } : {});

const browser = await findBrowser();
if (!browser) broken.push('browser');
else {
  if (browser.shell)
    console.log('!! only a headless shell was found: tests of notifications and background sync are SKIPPED');
  await check(
    long ? 'browser faults' : 'browser',
    () =>
      runNode([bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts'], {
        quiet: true,
        env: {
          ...browser.env,
          CI: 'true',
          BROWSER_PATH: browser.path,
          ...(browser.shell ? { BROWSER_SHELL: '1' } : {}),
          ...(long ? { FAULTS: 'long' } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
        },
      }),
    ofPlaywright,
  );
}

const results = [...['unit', 'faults'].flatMap(ofVitest), ...ofPlaywright()];
const count = (/** @type {string} */ outcome) => results.filter((one) => one.outcome === outcome).length;
const skipped = results.filter(({ outcome }) => outcome === 'skipped');
if (skipped.length > 0)
  console.log(`\n!! ${skipped.length} SKIPPED:\n${skipped.map(({ title }) => `   ${title}`).join('\n')}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\ntests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exit(broken.length > 0 || count('failed') > 0 || count('passed') === 0 ? 1 : 0);
