import { untilPictures } from './member.mjs';
import { weigh } from './transfer.mjs';
import { firstContentOf, untilControlled, visit } from './visit.mjs';

/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** A first visit, with its transfers until the worker has filled its precache. @param {Browser} browser @param {Contender} one */
export async function firstVisit(browser, one) {
  const context = await browser.newContext();
  one.transfers.length = 0;
  const { page, ...times } = await visit(context, one.origin + one.route, one.selectors);
  await untilControlled(page);
  await context.close();
  return { times, weight: weigh(one.transfers, times.wholeAt) };
}

/** A first visit on a slow device. @param {Browser} browser @param {Contender} one @returns {Promise<Visit>} */
export async function slowVisit(browser, one) {
  const context = await browser.newContext();
  const { page: _, ...times } = await visit(context, one.origin + one.route, one.selectors, { slow: true });
  await context.close();
  return times;
}

/** Viewport widths for the time of the first content: a phone, a sidebar with icons, a sidebar with labels. */
export const WIDTHS = /** @type {const} */ ([390, 1280, 1440]);
/** @typedef {Record<'w390' | 'w1280' | 'w1440', number>} Contents when the first words stood there, by width */

/** First visits on slow devices of all widths, each only until its first contentful paint. @param {Browser} browser @param {Contender} one @returns {Promise<Contents>} */
export async function contentVisits(browser, one) {
  const times = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    times.push([`w${width}`, await firstContentOf(context, one.origin + one.route)]);
    await context.close();
  }
  return Object.fromEntries(times);
}

/** A visit with an installed worker. @param {BrowserContext} context @param {Contender} one @returns {Promise<Visit>} */
export async function laterVisit(context, one) {
  const { page, ...times } = await visit(context, one.origin + one.route, one.selectors);
  if (one.name === 'app') await untilPictures(page);
  await page.close();
  return times;
}
