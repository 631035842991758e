import { untilPictures } from './member.mjs';
import { weigh } from './transfer.mjs';
import { untilControlled, visit } from './visit.mjs';

/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** A first visit, weighed until the worker has its precache. @param {Browser} browser @param {Contender} one */
export async function firstVisit(browser, one) {
  const context = await browser.newContext();
  one.transfers.length = 0;
  const { page, ...times } = await visit(context, one.origin + one.route, one.ready);
  await untilControlled(page);
  await context.close();
  return { times, weight: weigh(one.transfers, times.readyAt) };
}

/** A first visit on a slow device. @param {Browser} browser @param {Contender} one @returns {Promise<Visit>} */
export async function slowVisit(browser, one) {
  const context = await browser.newContext();
  const { page: _, ...times } = await visit(context, one.origin + one.route, one.ready, { slow: true });
  await context.close();
  return times;
}

/** A visit where the worker is already there. @param {BrowserContext} context @param {Contender} one @returns {Promise<Visit>} */
export async function laterVisit(context, one) {
  const { page, ...times } = await visit(context, one.origin + one.route, one.ready);
  if (one.name === 'app') await untilPictures(page);
  await page.close();
  return times;
}
