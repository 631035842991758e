// Takes docs/images/draw.jpg and draw-phone.jpg: the built server with a folder of its own, a member who signs in by the
// printed link, real drawings. Run it after a change to how the drawing page looks, and look at the result.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './lib/browser.mjs';
import { buildStale } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';

const DRAWN = [
  { words: 'A lighthouse on a cliff at dusk, rain', ratio: '16:9' },
  { words: 'Neon city at night, seen from a rooftop', ratio: '3:2' },
  { words: 'Sunset over a still lake, red mountains, birds', ratio: '16:9' },
];
/** `running`: still under way when the picture is taken. */
const SHOTS = [
  {
    name: 'draw',
    viewport: { width: 1440, height: 900 },
    phone: false,
    running: 'A misty pine forest at dawn, light between the trees',
  },
  {
    name: 'draw-phone',
    viewport: { width: 390, height: 844 },
    phone: true,
    running: 'A red fox in the snow',
  },
];

/** @param {string} folder */
async function startServer(folder) {
  const child = spawn(process.execPath, [inRoot('dist/server/main.js')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const link = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\S+encrypt_str=\S+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  return { link: String(link), child };
}

/**
 * Writes, chooses the ratio and presses Generate.
 * @param {import('@playwright/test').Page} page
 * @param {string} words
 * @param {string} ratio
 */
async function draw(page, words, ratio) {
  await page.getByRole('textbox', { name: 'Description' }).fill(words);
  await page.getByRole('button', { name: /^Ratio:/ }).click();
  await page.getByRole('menuitemradio', { name: ratio }).click();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('article', { name: words }).waitFor();
}

/** @param {import('@playwright/test').Page} page @param {string} words */
const finished = (page, words) =>
  page.getByRole('article', { name: words }).locator('.shot-open').nth(3).waitFor({ timeout: 60_000 });

/** @param {import('@playwright/test').Page} page @param {string} name */
async function shoot(page, name) {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  const jpeg = await sharp(await page.screenshot())
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await writeFile(inRoot(`docs/images/${name}.jpg`), jpeg);
  console.log(`docs/images/${name}.jpg: ${Math.round(jpeg.length / 1024)} kB`);
}

const found = await findBrowser();
if (!found || !(await buildStale())) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'inkreel-screenshots-'));
const { link, child } = await startServer(folder);
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: process.getuid?.() === 0 || found.shell ? ['--no-sandbox'] : [],
});
try {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const first = await context.newPage();
  await first.goto(`${link}#/draw`);
  await first.locator('.points').waitFor();
  for (const { words, ratio } of DRAWN) {
    await draw(first, words, ratio);
    await finished(first, words);
  }
  const state = await context.storageState();
  await first.close();
  for (const { name, viewport, phone, running } of SHOTS) {
    const own = await browser.newContext({
      storageState: state,
      colorScheme: 'dark',
      viewport,
      isMobile: phone,
      hasTouch: phone,
    });
    const page = await own.newPage();
    await page.goto(`${new URL(link).origin}/web/#/draw`);
    await page.locator('.shot-open').nth(3).waitFor();
    await draw(page, running, '3:2');
    // at once: its pictures come within two seconds
    await shoot(page, name);
    await finished(page, running);
    await own.close();
  }
} finally {
  await browser.close();
  child.kill();
  await rm(folder, { recursive: true, force: true });
}
