/** Screens of the README whose results take a while: storyboard, video, music. Words in English, which is what it is written in. */

/** @typedef {import('@playwright/test').Page} Page */

const CLIPS = [
  'A sailing boat on a calm sea at sunset, birds',
  'Snow falls on a village at night, lights in the windows',
  'A waterfall in a green forest, mist',
  'A train crosses a bridge in autumn, smoke',
];
const SONGS = ['60 seconds, folk, the last summer by the sea', '60 seconds, lo-fi, rain on the window'];

const submit = (/** @type {Page} */ page) => page.locator('main [type=submit]').first();

/** Presses what draws all that is missing, and waits until each card has its picture. @param {Page} page @param {string} card @param {boolean} asks whether a dialog asks first */
async function drawMissing(page, card, asks) {
  await page.getByRole('button', { name: /^Draw (them )?all/ }).click();
  if (asks) await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.locator(card).first().waitFor();
  await page.locator(`${card}:not(:has(img))`).first().waitFor({ state: 'detached', timeout: 180_000 });
}

/** From the script to a storyboard full of pictures. @param {Page} page @param {string} origin @param {number} project */
export async function drawBoard(page, origin, project) {
  await page.goto(`${origin}/web/#/create?id=${project}&step=2`);
  await page.getByRole('button', { name: 'Next step' }).click();
  await drawMissing(page, '[data-ui=role]', false);
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.locator('[data-ui=board]').waitFor({ timeout: 60_000 });
  await drawMissing(page, '[data-ui=shot]', true);
}

/** Makes clips from words. @param {Page} page @param {string} origin */
export async function makeClips(page, origin) {
  await page.goto(`${origin}/web/#/video`);
  for (const [at, words] of CLIPS.entries()) {
    await page.locator('#video-prompt').fill(words);
    await submit(page).click();
    await page.locator('[data-ui=clip-card]').nth(at).waitFor();
  }
  await page
    .locator('[data-ui=clip-card][data-phase=done]')
    .nth(CLIPS.length - 1)
    .waitFor({ timeout: 240_000 });
}

/** Makes songs and starts one. @param {Page} page @param {string} origin */
export async function makeSongs(page, origin) {
  await page.goto(`${origin}/web/#/music`);
  for (const [at, words] of SONGS.entries()) {
    await page.locator('main textarea').first().fill(words);
    await page.locator('main [data-ui=cost-button]').first().click();
    await page.locator('[data-ui=song-card]').nth(at).waitFor();
  }
  await page
    .locator('[data-ui=song-card][data-phase=done]')
    .nth(SONGS.length - 1)
    .waitFor({ timeout: 300_000 });
  await page.locator('[data-ui=song-card] [data-ui=play]').first().click();
  await page.locator('[data-ui=player]').waitFor();
}
