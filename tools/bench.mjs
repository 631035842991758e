// `npm run bench`: weighs and times the first screen beside two floors built with the same tools, in one run on one machine.
// Prints one JSON object. A benchmark and no test: nothing fails here, and only ratios say something on another machine.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { buildStale } = await import('./lib/build.mjs');
const { findBrowser } = await import('./lib/browser.mjs');
if (!(await buildStale())) process.exit(1);
const browser = await findBrowser();
if (!browser) {
  console.error('There is no browser to measure in; set CHROME_BIN to one.');
  process.exit(1);
}
const { measure } = await import('./bench/measure.mjs');
console.log(JSON.stringify(await measure(browser), null, 2));
process.exit(0);
