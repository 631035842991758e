import { LETTER_CLOCK, textareaPage, typing, WORDS } from './letters.mjs';
import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./letters.mjs').TypingFigures} TypingFigures */
/** @typedef {{ elements: number, inHistory: number }} Elements of the page and of its history */
/** @typedef {Elements & TypingFigures} HistoryFigures */

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
 * Opens the drawing page of a member with this many records, all of them loaded.
 * @param {Browser} browser
 * @param {{ origin: string, token: string, count: number, look: Look }} options
 * @returns {Promise<{ page: Page, elements: Elements }>}
 */
async function historyPage(browser, { origin, token, count, look }) {
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
  return { page, elements: { elements, inHistory } };
}

/** @typedef {Record<'records1000' | 'records10000' | 'grid1000' | 'grid10000', HistoryFigures> & { textarea: TypingFigures }} LongHistory */

/**
 * Measures long histories, and a bare text box as baseline.
 * @param {Browser} browser
 * @param {{ origin: string, token: string }} member
 * @returns {Promise<LongHistory>}
 */
export async function measureHistory(browser, member) {
  /** @param {Look} look @param {number} count */
  const open = (look, count) => historyPage(browser, { ...member, look, count });
  /** @param {Look} look @param {number} count */
  const visit = async (look, count) => {
    const { page, elements } = await open(look, count);
    const [figures] = await typing([page], { rounds: 3 });
    await page.context().close();
    return /** @type {HistoryFigures} */ ({ ...elements, ...figures });
  };
  const records1000 = await visit('records', 1_000);
  const [bare, long] = [await textareaPage(browser), await open('records', 10_000)];
  const [textarea, typed] = /** @type {[TypingFigures, TypingFigures]} */ (
    await typing([bare, long.page], { rounds: 7 })
  );
  for (const page of [bare, long.page]) await page.context().close();
  return {
    textarea,
    records1000,
    records10000: { ...long.elements, ...typed },
    grid1000: await visit('grid', 1_000),
    grid10000: await visit('grid', 10_000),
  };
}
