/**
 * @typedef {object} Visit
 * @property {number} firstPaint first paint, even of only the static shell's outlines; all in milliseconds after navigation start
 * @property {number} firstContent first contentful paint
 * @property {number} ready next frame after the page became usable: something can be pressed, or typed without being lost
 * @property {number} whole next frame after the page's scripts have rendered it
 * @property {number} wholeAt the same in milliseconds since 1970
 * @property {number} blocking total blocking time: what tasks took beyond 50 ms each, until the page had settled
 * @property {number} longest the longest task
 */

/** @typedef {{ ready: string, whole: string }} Selectors of what can be used first, and of what the page's scripts draw */

/** Milliseconds to keep watching for long tasks after the page is complete. */
const SETTLE_MS = 1_000;
const PATIENCE_MS = 30_000;

/** Init script for the page. @param {Selectors} selectors */
const clock = (selectors) => `(() => {
  const clock = (globalThis.__clock = { ready: 0, whole: 0, wholeAt: 0, tasks: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) clock.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const tell = (selector, then) => {
    const watch = new MutationObserver(() => {
      const found = document.querySelector(selector);
      if (!found || found.disabled || found.closest('[inert]')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  };
  tell(${JSON.stringify(selectors.ready)}, (now) => {
    clock.ready = now;
  });
  tell(${JSON.stringify(selectors.whole)}, (now) => {
    clock.whole = now;
    clock.wholeAt = performance.timeOrigin + now;
    globalThis.benchWhole();
  });
})()`;

const READING = `(() => {
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const { ready, whole, wholeAt, tasks } = globalThis.__clock;
  const [firstPaint, firstContent] = [paint('first-paint'), paint('first-contentful-paint')];
  return { ready, whole, wholeAt, tasks, firstPaint, firstContent };
})()`;

/** Throttles the page: CPU 4x slower, 1.6 Mbit/s, 150 ms latency. @param {import('@playwright/test').Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

/**
 * Opens an address in a new page and times it.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @param {Selectors} selectors
 * @param {{ slow?: boolean }} [options]
 * @returns {Promise<Visit & { page: import('@playwright/test').Page }>} the page is left open
 */
export async function visit(context, address, selectors, { slow = false } = {}) {
  const page = await context.newPage();
  /** @type {() => void} */
  let resolveWhole = () => undefined;
  const whole = new Promise((resolve, reject) => {
    resolveWhole = () => resolve(null);
    setTimeout(() => reject(new Error(`Never whole: ${address}`)), PATIENCE_MS).unref();
  });
  await page.exposeFunction('benchWhole', () => resolveWhole());
  await page.addInitScript(clock(selectors));
  if (slow) await slowDown(page);
  await page.goto(address);
  await whole;
  await page.waitForTimeout(SETTLE_MS);
  /** @type {Omit<Visit, 'blocking' | 'longest'> & { tasks: { duration: number }[] }} */
  const { tasks, ...times } = await page.evaluate(READING);
  return {
    page,
    ...times,
    blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

/**
 * Opens an address on a slow device until the first words or pictures are painted.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 * @returns {Promise<number>} milliseconds after the start of the navigation
 */
export async function firstContentOf(context, address) {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  const paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";
  await until(page, paint);
  return Number(await page.evaluate(paint));
}

/**
 * Resolves once an expression is true in the page. Polls from outside, since the page's CSP forbids eval inside.
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

/** Resolves once a worker controls the page, i.e. its precache is complete. @param {import('@playwright/test').Page} page */
export const untilControlled = (page) => until(page, 'navigator.serviceWorker.controller !== null');
