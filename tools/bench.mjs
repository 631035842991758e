// `npm run bench`: measures size and time of the first screen against two baselines ("floors") built with the same tools, in one run.
// `npm run bench -- server [runs]`: measures the built server under load.
// `npm run bench -- media [runs]`: measures what the built-in engine makes.
// Prints one JSON object. It is a benchmark, not a test: nothing fails, and only ratios are comparable between machines.
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { ensureInstalled } = await import('./lib/install.mjs');
await ensureInstalled('all');
const { buildStale } = await import('./lib/build.mjs');
if (!(await buildStale())) process.exit(1);

const [what, runs = '1'] = process.argv.slice(2);
const measured = await figuresOf(what, Number(runs));
console.log(JSON.stringify(measured, null, 2));
process.exit(0);

/** @param {string | undefined} what @param {number} runs */
async function figuresOf(what, runs) {
  if (what === 'server') return (await import('./bench/server/measure-server.mjs')).measureServer(runs);
  if (what === 'media') return (await import('./bench/media/measure-media.mjs')).measureMedia(runs);
  return firstScreenFigures();
}

async function firstScreenFigures() {
  const { findBrowser } = await import('./lib/browser.mjs');
  const browser = await findBrowser();
  if (!browser) {
    console.error('There is no browser to measure in; set CHROME_BIN to one.');
    process.exit(1);
  }
  const { measure } = await import('./bench/measure.mjs');
  return measure(browser);
}
