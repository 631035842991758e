import { LETTER_CLOCK, textareaVisit, typing, WORDS } from './letters.mjs';
import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ elements: number, inHistory: number, typing: number, typingSlow: number }} HistoryFigures elements of the page and of its history; p98 of a letter in milliseconds, also with a quarter of the processor */

/** @typedef {'records' | 'grid'} Look how the history is shown */

/** The picture served for every address. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

/**
 * Measures the drawing page of a member with this many records, all of them loaded.
 * @param {Browser} browser
 * @param {{ origin: string, token: string, count: number, look: Look }} options
 * @returns {Promise<HistoryFigures>}
 */
async function historyVisit(browser, { origin, token, count, look }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // the worker's requests could not be intercepted below
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

/** @typedef {Record<'records1000' | 'records10000' | 'grid1000' | 'grid10000', HistoryFigures> & { textarea: Pick<HistoryFigures, 'typing' | 'typingSlow'> }} LongHistory */

/**
 * Measures long histories, and a bare text box as baseline.
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
