/** Measures typing latency: from a key press to the end of all work that it causes. */
import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ typing: number, typingSlow: number }} TypingFigures p98 of a letter in milliseconds, also with a quarter of the processor */

const LETTERS = 120;
export const WORDS = 'a quiet harbour at dawn, fishing boats, soft light ';

/** Init script for the page: records the time from each key press to the end of its work, including layout. */
export const LETTER_CLOCK = `(() => {
  const times = (globalThis.__letters = []);
  let began = 0;
  addEventListener('keydown', () => { began = performance.now(); }, true);
  addEventListener('input', () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      void document.body.offsetHeight;
      times.push(performance.now() - began);
      port1.close();
    };
    port2.postMessage(0);
  });
})()`;

/** The 98th percentile. @param {readonly number[]} times */
const p98 = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0) * 10) / 10;
};

/** Types into a text box, the first one unless said. @param {Page} page @param {number} slowness of the processor @param {string} box @returns {Promise<number>} p98 of a letter */
export async function typing(page, slowness, box = 'textarea') {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.locator(box).first().focus();
  await page.evaluate('globalThis.__letters.length = 0');
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.keyboard.press(
      WORDS[letter % WORDS.length] === ' ' ? 'Space' : (WORDS[letter % WORDS.length] ?? 'a'),
    );
    await page.waitForTimeout(8);
  }
  await until(page, `globalThis.__letters.length >= ${LETTERS}`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return p98(/** @type {number[]} */ (await page.evaluate('globalThis.__letters')));
}

/** Measures a page with only a text box. @param {Browser} browser @returns {Promise<TypingFigures>} */
export async function textareaVisit(browser) {
  const page = await browser.newPage();
  await page.setContent('<textarea rows="4"></textarea>');
  await page.evaluate(LETTER_CLOCK);
  const figures = { typing: await typing(page, 1), typingSlow: await typing(page, 4) };
  await page.close();
  return figures;
}
