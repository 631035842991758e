import { PIXEL } from './history.mjs';
import { LETTER_CLOCK, letters, typing } from './letters.mjs';
import { until } from './visit.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./letters.mjs').TypingFigures} TypingFigures */
/** @typedef {{ elements: number, firstCard: number, longestScrolling: number, longestTyping: number }} Board elements of the page; milliseconds from the navigation to the first shot of the row, and of the longest task while the row is scrolled and while somebody types */
/** @typedef {Board & TypingFigures} BoardFigures */
/** @typedef {{ shots10: BoardFigures, shots100: BoardFigures }} Boards */

/** @param {number} count */
const board = (count) => ({
  lists: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    drama_id: index + 1,
    script_id: 1,
    list_order: index,
    list_type: 1,
    hm_desc: `Mei walks along the shore, ${index + 1}`,
    static_desc: `Medium shot. Mei, a girl in a red coat, walks along the shore at dusk, ${index + 1}`,
    dynamic_desc: 'Camera: push in. She walks slowly.',
    narration: `It was late, and nobody came, ${index + 1}.`,
    drama_dialogue: `Narrator：It was late, and nobody came, ${index + 1}.`,
    scense_img: `/media/a${index + 1}.jpg`,
    seconds: 0,
  })),
  roles: [{ id: 1, name: 'Mei', cref: '/media/mei.jpg' }],
  drama_ids: Array.from({ length: count }, (_, index) => index + 1),
  width_height: '16:9',
  image_need: 0,
  video_need: 0,
});

/** Where somebody types. */
const BOX = '[data-ui=narration] textarea';

/** Script for the page: scrolls the row from end to end and back. */
const SCROLL = `new Promise((resolve) => {
  const row = document.querySelector('[data-ui=strip]');
  const begun = performance.now();
  const frame = (now) => {
    const share = Math.min(1, (now - begun) / 3000);
    row.scrollLeft = row.scrollWidth * (share < 0.5 ? share * 2 : 2 - share * 2);
    if (share < 1) requestAnimationFrame(frame);
    else resolve(null);
  };
  requestAnimationFrame(frame);
})`;

/** Init script for the page: records the time of the first shot, and tasks longer than 50 ms. */
const WATCH = `(() => {
  const seen = (globalThis.__board = { firstCard: 0, longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-ui=shot]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { seen.firstCard = performance.now(); }));
  });
  watch.observe(document, { subtree: true, childList: true });
})()`;

/** The longest task during some work in milliseconds; 0 if none is over 50 ms. @param {Page} page @param {() => Promise<unknown>} work */
async function longestIn(page, work) {
  await page.evaluate('globalThis.__board.longest = 0');
  await work();
  await page.waitForTimeout(300);
  return Math.round(Number(await page.evaluate('globalThis.__board.longest')));
}

/**
 * Opens and measures the storyboard of a film with this many shots. The answers come from a fake server, so that only the page is measured.
 * @param {Browser} browser
 * @param {{ origin: string, token: string, count: number }} options
 * @returns {Promise<{ page: Page, figures: Board }>}
 */
async function boardPage(browser, { origin, token, count }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const answers = /** @type {Record<string, unknown>} */ ({
    'list-scense': board(count),
    'script-info': { name: 'The lamp', step: 4 },
    'list-draw-pro': { lists: [], has_next: 0 },
    'list-video': { lists: [], has_next: 0 },
    'handle-scense': { id: 1 },
  });
  for (const [path, data] of Object.entries(answers))
    await context.route(`**/api/script/${path}`, (route) =>
      route.fulfill({ json: { code: 200, message: '', data } }),
    );
  await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  const page = await context.newPage();
  await page.addInitScript(LETTER_CLOCK);
  await page.addInitScript(WATCH);
  await page.addInitScript(`localStorage.setItem('inkreel.token', ${JSON.stringify(token)})`);
  await page.goto(`${origin}/web/#/create?id=1&step=4`);
  await until(page, 'globalThis.__board.firstCard > 0');
  await page.waitForTimeout(1_500);
  const { firstCard } = /** @type {{ firstCard: number }} */ (await page.evaluate('globalThis.__board'));
  const elements = Number(await page.evaluate("document.querySelectorAll('*').length"));
  const longestScrolling = await longestIn(page, () => page.evaluate(SCROLL));
  const longestTyping = await longestIn(page, () => letters(page, 1, BOX));
  return { page, figures: { elements, firstCard: Math.round(firstCard), longestScrolling, longestTyping } };
}

/**
 * Measures the storyboards of a long and a short film.
 * @param {Browser} browser
 * @param {{ origin: string, token: string }} member
 * @returns {Promise<Boards>}
 */
export async function measureBoards(browser, member) {
  const short = await boardPage(browser, { ...member, count: 10 });
  const long = await boardPage(browser, { ...member, count: 100 });
  const [typedShort, typedLong] = /** @type {[TypingFigures, TypingFigures]} */ (
    await typing([short.page, long.page], { rounds: 3, box: BOX })
  );
  for (const { page } of [short, long]) await page.context().close();
  return { shots10: { ...short.figures, ...typedShort }, shots100: { ...long.figures, ...typedLong } };
}
