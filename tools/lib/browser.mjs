import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { npm } from './install.mjs';
import { bin, inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

/**
 * @typedef {object} Browser
 * @property {string} path the executable
 * @property {boolean} shell a headless shell: no notifications, no background sync
 * @property {Record<string, string>} env what it needs to start
 * @property {string} [light] a headless shell of the same engine beside it: for tests that need no window, it takes a quarter less of the processor
 */

const cache = inRoot('node_modules/.cache/browser');

const SYSTEM = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Debian's package of the same version. */
const LIGHT = '/usr/bin/chromium-headless-shell';

/** @param {string | undefined} file @returns {Browser | null} */
const full = (file) => (file && existsSync(file) ? { path: file, shell: false, env: {} } : null);

/** The newest file in a folder, recursively, whose name matches. @param {string} folder @param {RegExp} name @returns {string | undefined} */
function below(folder, name) {
  if (!existsSync(folder)) return undefined;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    const found = entry.isDirectory() ? below(place, name) : name.test(entry.name) ? place : undefined;
    if (found) return found;
  }
  return undefined;
}

const playwrights = () =>
  full(below(path.join(cache, 'playwright'), /^(chrome|Chromium|Google Chrome for Testing)(\.exe)?$/));

/** Playwright's own Chromium, fetched into this project. @returns {Promise<Browser | null>} */
async function fetchPlaywrights() {
  await runNode([bin('playwright/cli.js'), 'install', 'chromium', '--no-shell'], {
    quiet: true,
    env: { PLAYWRIGHT_BROWSERS_PATH: path.join(cache, 'playwright') },
  });
  return playwrights();
}

/** A headless shell from the npm registry, for machines that can reach nothing else. Linux only. @returns {Promise<Browser | null>} */
async function fetchShell() {
  if (process.platform !== 'linux') return null;
  const home = path.join(cache, 'shell');
  const file = path.join(home, 'chromium');
  const libraries = path.join(home, 'lib');
  if (!existsSync(file)) {
    mkdirSync(libraries, { recursive: true });
    if (
      (await npm([
        'install',
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-update-notifier',
        '--prefix',
        home,
        '@sparticuz/chromium@147.0.0',
      ])) !== 0
    )
      return null;
    const packed = path.join(home, 'node_modules/@sparticuz/chromium/bin');
    const tar = path.join(home, 'libraries.tar');
    writeFileSync(tar, brotliDecompressSync(readFileSync(path.join(packed, 'al2023.tar.br'))));
    spawnSync('tar', ['-xf', tar, '-C', libraries]);
    // written atomically: if the file exists, it is complete
    writeFileSync(`${file}.part`, brotliDecompressSync(readFileSync(path.join(packed, 'chromium.br'))));
    chmodSync(`${file}.part`, 0o755);
    renameSync(`${file}.part`, file);
  }
  return { path: file, shell: true, env: { LD_LIBRARY_PATH: path.join(libraries, 'lib') } };
}

/**
 * The browser for tests: CHROME_BIN, the system's or Playwright's; otherwise one is downloaded into the project.
 * @returns {Promise<Browser | null>} null if there is none
 */
export async function findBrowser() {
  const named = process.env.CHROME_BIN;
  if (named && !existsSync(named)) throw new Error(`CHROME_BIN names no file: ${named}`);
  const system = SYSTEM[/** @type {keyof typeof SYSTEM} */ (process.platform)] ?? [];
  const installed = full(named) ?? system.map(full).find(Boolean);
  if (installed) return { ...installed, ...(!named && existsSync(LIGHT) ? { light: LIGHT } : {}) };
  const fetched = playwrights();
  if (fetched) return fetched;
  console.error('No Chromium here: fetching one into node_modules/.cache ...');
  return (await fetchPlaywrights()) ?? (await fetchShell());
}
