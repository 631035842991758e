import { until } from './visit.mjs';

/** Whether all pictures of the history have loaded. */
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
  // the sign-in loads drafts and points: wait for them, or they may replace what is typed here
  await page.reload();
  await until(page, "document.querySelector('[data-ui=account]')?.textContent.includes('Demo') ?? false");
  await page.locator('textarea').fill('a lighthouse in the evening');
  await page.keyboard.press('Control+Enter');
  await untilPictures(page);
  // a second visit loads the list for offline starts, and caches the pictures
  await page.reload();
  await untilPictures(page);
  await page.waitForTimeout(1_000);
}
