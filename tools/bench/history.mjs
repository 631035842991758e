import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ elements: number, inHistory: number, typing: number, typingSlow: number }} HistoryFigures elements of the page and of its history; p98 of a letter in milliseconds, also with a quarter of the processor */

/** @typedef {'records' | 'grid'} Look how the history is shown */

const LETTERS = 120;
/** A picture for every address. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const WORDS = 'a quiet harbour at dawn, fishing boats, soft light ';

/** Runs in the page first: the time from a key to the end of all work that its letter causes, layout included. */
const LETTER_CLOCK = `(() => {
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

/** @param {number} count */
const history = (count) =>
  Array.from({ length: count }, (_, index) => ({
    draw_id: count - index,
    task_id: `task-${count - index}`,
    state: 1,
    message_input: `${WORDS}${count - index}`,
    options: '{"ratio":"16:9"}',
    images: ['a', 'b', 'c', 'd'].map((name) => `/media/${name}${count - index}.jpg`),
    tool_name: 'mj',
    model_name: '',
    starred: 0,
    update_time: '2026-01-01T00:00:00Z',
  }));

/** The 98th of a hundred. @param {readonly number[]} times */
const p98 = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0) * 10) / 10;
};

/** Types into the first text box. @param {Page} page @param {number} slowness of the processor @returns {Promise<number>} p98 of a letter */
async function typing(page, slowness) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.locator('textarea').first().focus();
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

/**
 * The drawing page of a member with this many records, every one of them loaded.
 * @param {Browser} browser
 * @param {{ origin: string, token: string, count: number, look: Look }} options
 * @returns {Promise<HistoryFigures>}
 */
async function historyVisit(browser, { origin, token, count, look }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // the answer below is the page's own, not the worker's
    serviceWorkers: 'block',
  });
  const body = JSON.stringify({ code: 200, message: '', data: { lists: history(count), has_next: 0 } });
  await context.route('**/api/draw/lists', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  const page = await context.newPage();
  await page.addInitScript(LETTER_CLOCK);
  await page.addInitScript(
    `localStorage.setItem('inkreel.token', ${JSON.stringify(token)}); localStorage.setItem('inkreel.draw_look', '${look}')`,
  );
  await page.goto(`${origin}/web/#/draw`);
  await until(page, "document.querySelectorAll('[data-ui=picture]').length > 3");
  await page.waitForTimeout(1_500);
  const elements = Number(await page.evaluate("document.querySelectorAll('*').length"));
  const inHistory = Number(
    await page.evaluate('document.querySelectorAll(\'main section[tabindex="0"] *\').length'),
  );
  const figures = { elements, inHistory, typing: await typing(page, 1), typingSlow: await typing(page, 4) };
  await context.close();
  return figures;
}

/** A page with a text box and nothing else. @param {Browser} browser @returns {Promise<Pick<HistoryFigures, 'typing' | 'typingSlow'>>} */
async function textareaVisit(browser) {
  const page = await browser.newPage();
  await page.setContent('<textarea rows="4"></textarea>');
  await page.evaluate(LETTER_CLOCK);
  const figures = { typing: await typing(page, 1), typingSlow: await typing(page, 4) };
  await page.close();
  return figures;
}

/** @typedef {Record<'records1000' | 'records10000' | 'grid1000' | 'grid10000', HistoryFigures> & { textarea: Pick<HistoryFigures, 'typing' | 'typingSlow'> }} LongHistory */

/**
 * Everything about a long history, beside a bare text box.
 * @param {Browser} browser
 * @param {{ origin: string, token: string }} member
 * @returns {Promise<LongHistory>}
 */
export async function measureHistory(browser, member) {
  /** @param {Look} look @param {number} count */
  const visit = (look, count) => historyVisit(browser, { ...member, look, count });
  return {
    textarea: await textareaVisit(browser),
    records1000: await visit('records', 1_000),
    records10000: await visit('records', 10_000),
    grid1000: await visit('grid', 1_000),
    grid10000: await visit('grid', 10_000),
  };
}
