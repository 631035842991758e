// `npm run bench`: measures size and time of the first screen next to two floors built with the same tools, in one run on one machine.
// Prints one JSON object. It is a benchmark, not a test: nothing fails here, and only ratios carry over to other machines.
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
