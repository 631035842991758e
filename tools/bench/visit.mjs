/**
 * @typedef {object} Visit
 * @property {number} firstPaint of anything, if only the static shell's outlines; milliseconds after the start of the navigation
 * @property {number} firstContent of words or pictures
 * @property {number} ready when what is waited for stood in the page and the next frame was drawn
 * @property {number} readyAt the same on the wall clock
 * @property {number} blocking what tasks took beyond 50 ms each, until things had settled
 * @property {number} longest the longest task
 */

/** How long after it is usable a page is still watched for long tasks. */
const SETTLE_MS = 1_000;
const PATIENCE_MS = 30_000;

/** Runs in the page before anything else. @param {string} selector what the page is waited for */
const clock = (selector) => `(() => {
  const clock = (globalThis.__clock = { ready: 0, readyAt: 0, tasks: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) clock.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (!found || found.disabled) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      clock.ready = performance.now();
      clock.readyAt = performance.timeOrigin + clock.ready;
      globalThis.benchReady();
    }));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
})()`;

const READING = `(() => {
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const { ready, readyAt, tasks } = globalThis.__clock;
  const [firstPaint, firstContent] = [paint('first-paint'), paint('first-contentful-paint')];
  return { ready, readyAt, tasks, firstPaint, firstContent };
})()`;

/**
 * Opens an address in a new page and times it.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {string} selector
 * @param {{ slow?: boolean }} [options] `slow`: a processor of a quarter, 1.6 Mbit/s, 150 ms
 * @returns {Promise<Visit & { page: import('@playwright/test').Page }>} the page is left open
 */
export async function visit(context, address, selector, { slow = false } = {}) {
  const page = await context.newPage();
  /** @type {() => void} */
  let tellReady = () => undefined;
  const ready = new Promise((resolve, reject) => {
    tellReady = () => resolve(null);
    setTimeout(() => reject(new Error(`Never ready: ${address}`)), PATIENCE_MS).unref();
  });
  await page.exposeFunction('benchReady', () => tellReady());
  await page.addInitScript(clock(selector));
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
  }
  await page.goto(address);
  await ready;
  await page.waitForTimeout(SETTLE_MS);
  /** @type {{ ready: number, readyAt: number, firstPaint: number, firstContent: number, tasks: { duration: number }[] }} */
  const { tasks, ...times } = await page.evaluate(READING);
  return {
    page,
    ...times,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/**
 * Resolves once an expression is true in the page. It is asked from outside: the page's policy lets nothing be evaluated inside.
 * @param {import('@playwright/test').Page} page
 * @param {string} expression
 */
export async function until(page, expression) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await page.evaluate(expression))) {
    if (Date.now() > end) throw new Error(`Never true at ${page.url()}: ${expression}`);
    await page.waitForTimeout(50);
  }
}

/** Resolves once a worker controls the page, which says that its precache is whole. @param {import('@playwright/test').Page} page */
export const untilControlled = (page) => until(page, 'navigator.serviceWorker.controller !== null');
