/** Measures what a typed letter costs: the work it causes, and how long until a frame shows it. */
import { median } from './figures.mjs';
import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ work: number[], shown: number[] }} Letters of each letter, in milliseconds: the page's tasks, and the time from the key press to the end of the frame that shows it, which may have to wait for the screen */
/** @typedef {{ typing: number, typingShown: number, typingSlow: number }} TypingFigures p98 of a letter in milliseconds, the median of all rounds: its work, until it is shown, and until it is shown with a quarter of the processor */

const LETTERS = 120;
/** Milliseconds between letters, as when a key is held down; nobody types as fast. */
const PAUSE_MS = 33;
export const WORDS = 'a quiet harbour at dawn, fishing boats, soft light ';

/** Init script for the page: records the time from each key press to the end of the frame that shows its letter. */
export const LETTER_CLOCK = `(() => {
  const times = (globalThis.__letters = []);
  let began = 0;
  addEventListener('keydown', () => { began = performance.now(); }, true);
  addEventListener('input', () => {
    // the next key may be pressed before this one's frame
    const from = began;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - from);
        port1.close();
      };
      port2.postMessage(0);
    });
  });
})()`;

/** The 98th percentile. @param {readonly number[]} times */
export const p98 = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0) * 10) / 10;
};

/**
 * Types into a text box.
 * @param {Page} page with the clock
 * @param {number} slowness of the processor
 * @param {string} [box] the first one unless said
 * @returns {Promise<Letters>}
 */
export async function letters(page, slowness, box = 'textarea') {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const tasks = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.locator(box).first().focus();
  await page.evaluate('globalThis.__letters.length = 0');
  const work = [];
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const key = WORDS[letter % WORDS.length] ?? 'a';
    const before = await tasks();
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(PAUSE_MS);
    work.push((await tasks()) - before);
  }
  await until(page, `globalThis.__letters.length >= ${LETTERS}`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { work, shown: /** @type {number[]} */ (await page.evaluate('globalThis.__letters')) };
}

/**
 * The median of the rounds' p98s. Of all letters together it would be that of the worst round: one stall of the machine lasts for
 * more letters than the two percent that are left out.
 * @param {readonly (readonly number[])[]} rounds milliseconds of each letter
 */
export const middleP98 = (rounds) => Math.round(median(rounds.map(p98)) * 10) / 10;

/**
 * Types into several pages in turns, so that load on the machine affects all of them.
 * @param {readonly Page[]} pages
 * @param {{ rounds?: number, box?: string }} [options]
 * @returns {Promise<TypingFigures[]>} of each page
 */
export async function typing(pages, { rounds = 1, box } = {}) {
  const all = pages.map((page) => ({
    page,
    fast: /** @type {Letters[]} */ ([]),
    slow: /** @type {Letters[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1)
    for (const { page, fast, slow } of all) {
      await page.bringToFront();
      fast.push(await letters(page, 1, box));
      slow.push(await letters(page, 4, box));
    }
  return all.map(({ fast, slow }) => ({
    typing: middleP98(fast.map(({ work }) => work)),
    typingShown: middleP98(fast.map(({ shown }) => shown)),
    typingSlow: middleP98(slow.map(({ shown }) => shown)),
  }));
}

/** Opens a page with only a text box. @param {Browser} browser */
export async function textareaPage(browser) {
  const page = await browser.newPage();
  await page.setContent('<textarea rows="4"></textarea>');
  await page.evaluate(LETTER_CLOCK);
  return page;
}
