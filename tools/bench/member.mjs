import { until } from './visit.mjs';

/** All pictures of the history are there, not only their places. */
const PICTURES_SHOWN = `(() => {
  const pictures = [...document.querySelectorAll('article img')];
  return pictures.length > 0 && pictures.every((one) => one.complete && one.naturalWidth > 0);
})()`;

/** Resolves when the page shows the pictures of its history. @param {import('@playwright/test').Page} page */
export const untilPictures = (page) => until(page, PICTURES_SHOWN);

/**
 * Signs a page in and draws once, so that there is a history to start with.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {string} demo a sign-in link's text
 */
export async function prepareMember(page, origin, demo) {
  await page.goto(`${origin}/web/?encrypt_str=${demo}#/draw`);
  await until(page, "localStorage.getItem('inkreel.token') !== null");
  await page.locator('textarea').fill('a lighthouse in the evening');
  await page.keyboard.press('Control+Enter');
  await untilPictures(page);
  // a second visit reads the list that offline starts show, and puts the pictures where the worker keeps them
  await page.reload();
  await untilPictures(page);
  await page.waitForTimeout(1_000);
}
