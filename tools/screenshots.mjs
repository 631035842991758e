// Takes docs/images/ and public/screenshots/: the built server with a folder of its own for each language, a member who signs in
// by the printed link, real drawings, a real script. Run it after a change to how these screens look, and look at the result.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './lib/browser.mjs';
import { buildStale } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { LANGUAGES, SCREENSHOTS, screenshotFile } from './screenshots/list.mjs';
import { drawBoard, makeClips, makeSongs } from './screenshots/made.mjs';
import {
  draw,
  loaded,
  openDraw,
  openScript,
  WORDS,
  waitForPictures,
  writeScript,
} from './screenshots/screens.mjs';
import { startServer } from './screenshots/server.mjs';

/** What the README shows; each with a drawing that is still under way. */
const DOCUMENTS = /** @type {const} */ ([
  { name: 'draw', viewport: { width: 1440, height: 900 }, phone: false },
  { name: 'draw-phone', viewport: { width: 390, height: 844 }, phone: true },
]);

/** What the README shows further down, with what was made. @type {readonly (readonly [string, (page: Page, origin: string, project: number) => Promise<void>])[]} */
const MADE = [
  ['storyboard', drawBoard],
  ['video', makeClips],
  ['music', makeSongs],
];

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A page of the member, as large as the picture is to be.
 * @param {import('@playwright/test').Browser} browser
 * @param {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} member
 * @param {{ width: number, height: number }} viewport
 * @param {boolean} phone
 */
async function openPage(browser, member, viewport, phone, scale = 1) {
  const context = await browser.newContext({
    storageState: member,
    colorScheme: 'dark',
    viewport,
    deviceScaleFactor: scale,
    isMobile: phone,
    hasTouch: phone,
  });
  return context.newPage();
}

/** @param {Page} page */
async function picture(page) {
  await loaded(page);
  // what is decoded beside the page is painted some frames later
  await page.waitForTimeout(1_000);
  return sharp(await page.screenshot({ animations: 'disabled' }));
}

/** @param {string} file @param {Buffer} bytes */
async function save(file, bytes) {
  await writeFile(inRoot(file), bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} kB`);
}

const found = await findBrowser();
if (!found || !(await buildStale())) process.exit(1);
await mkdir(inRoot('public/screenshots'), { recursive: true });
const browser = await chromium.launch({
  executablePath: found.path,
  env: { ...process.env, ...found.env },
  args: process.getuid?.() === 0 || found.shell ? ['--no-sandbox'] : [],
});
try {
  for (const language of LANGUAGES) {
    const server = await startServer();
    try {
      const words = WORDS[language];
      const context = await browser.newContext({
        colorScheme: 'dark',
        viewport: { width: 1440, height: 900 },
      });
      await context.addInitScript(`localStorage.setItem('inkreel.lang', '${language}')`);
      const first = await context.newPage();
      await first.goto(`${server.link}#/draw`);
      await first.locator('[data-ui=points]').waitFor();
      for (const one of words.drawn) {
        await draw(first, one);
        await waitForPictures(first, one.prompt);
      }
      const member = await context.storageState();
      const project = await writeScript(server.origin, member, words);
      await context.close();
      for (const shot of SCREENSHOTS) {
        const phone = shot.shape === 'narrow';
        const scale = phone ? 2 : 1;
        const viewport = { width: shot.size.width / scale, height: shot.size.height / scale };
        const page = await openPage(browser, member, viewport, phone, scale);
        if (shot.screen === 'draw') await openDraw(page, server.origin);
        else await openScript(page, server.origin, project);
        const webp = await (await picture(page)).webp({ quality: 78, effort: 6 }).toBuffer();
        await save(`public/${screenshotFile(shot, language)}`, webp);
        await page.context().close();
      }
      if (language === 'en')
        for (const [index, { name, viewport, phone }] of DOCUMENTS.entries()) {
          const page = await openPage(browser, member, viewport, phone);
          await openDraw(page, server.origin);
          const running = words.running[index] ?? '';
          await draw(page, { prompt: running, ratio: '3:2' });
          // at once: its pictures come within two seconds
          await loaded(page);
          const shot = sharp(await page.screenshot());
          await save(`docs/images/${name}.jpg`, await shot.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
          await waitForPictures(page, running);
          await page.context().close();
        }
      if (language === 'en')
        for (const [name, make] of MADE) {
          const page = await openPage(browser, member, { width: 1440, height: 900 }, false);
          await make(page, server.origin, project);
          const shot = await (await picture(page)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
          await save(`docs/images/${name}.jpg`, shot);
          await page.context().close();
        }
    } finally {
      await server.remove();
    }
  }
} finally {
  await browser.close();
}
