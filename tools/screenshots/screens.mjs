/** Prepares the contents of the screenshots through the app itself. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ prompt: string, ratio: string }} Drawing */
/** @typedef {{ drawn: readonly Drawing[], running: readonly string[], film: { name: string, story: string } }} Words */

/** @type {Record<'en' | 'zh', Words>} */
export const WORDS = {
  en: {
    drawn: [
      { prompt: 'A lighthouse on a cliff at dusk, rain', ratio: '16:9' },
      { prompt: 'Neon city at night, seen from a rooftop', ratio: '3:2' },
      { prompt: 'Sunset over a still lake, red mountains, birds', ratio: '16:9' },
    ],
    running: ['A misty pine forest at dawn, light between the trees', 'A red fox in the snow'],
    film: {
      name: 'The lamp',
      story:
        'At dusk old Mei lights a paper lamp at the edge of the forest. "If it goes out, the forest forgets us," she says. Her grandson Bo laughs, but when the wind rises he shields the flame. In the morning the village wakes to a path of small lights.',
    },
  },
  zh: {
    drawn: [
      { prompt: '黄昏时悬崖上的灯塔，下着雨', ratio: '16:9' },
      { prompt: '夜晚的霓虹城市', ratio: '3:2' },
      { prompt: '平静湖面上的日落，红色的群山，飞鸟', ratio: '16:9' },
    ],
    running: [],
    film: {
      name: '纸灯',
      story:
        '黄昏时，梅奶奶在森林边点亮一盏纸灯。“如果它灭了，森林就会忘记我们。”她说。孙子小波笑了，可是起风的时候，他用手护住了火苗。清晨，村子醒来，看见一条由小灯铺成的路。',
    },
  },
};

/**
 * Types a prompt, chooses the ratio and presses Generate. Selectors avoid texts, which depend on the language.
 * @param {Page} page
 * @param {Drawing} drawing
 */
export async function draw(page, { prompt, ratio }) {
  await page.locator('#draw-prompt').fill(prompt);
  await page.locator('[data-ui=prompt-bar] [aria-haspopup=menu]').nth(1).click();
  await page.getByRole('menuitemradio', { name: ratio }).click();
  await page.locator('[data-ui=prompt-bar] [type=submit]').click();
  await page.getByRole('article', { name: prompt }).waitFor();
}

/** @param {Page} page @param {string} prompt */
export const waitForPictures = (page, prompt) =>
  page
    .getByRole('article', { name: prompt })
    .locator('[data-ui=picture] img')
    .nth(3)
    .waitFor({ timeout: 60_000 });

/** @param {Page} page @param {string} origin */
export async function openDraw(page, origin) {
  await page.goto(`${origin}/web/#/draw`);
  await page.locator('[data-ui=picture] img').nth(3).waitFor();
}

/**
 * Writes a script from the story, with the login stored by a browser.
 * @param {string} origin
 * @param {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} member
 * @param {Words} words
 * @returns the project's id
 */
export async function writeScript(origin, member, { film: { name, story } }) {
  const kept = member.origins.flatMap(({ localStorage }) => localStorage);
  const token = kept.find((one) => one.name === 'inkreel.token')?.value ?? '';
  const form = new FormData();
  const fields = { generate_method: '1', name, content: story, text_type: 'story', width_height: '16:9' };
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const answer = await fetch(`${origin}/api/script/generate-base`, {
    method: 'POST',
    headers: { authorization: token, 'device-type': 'web' },
    body: form,
  });
  const { data } = /** @type {{ data: { script_id: number } }} */ (await answer.json());
  return data.script_id;
}

/** Waits until all pictures of the page are decoded. @param {Page} page */
export const loaded = (page) =>
  page.locator('img').evaluateAll((all) => Promise.all(all.map((/** @type {any} */ one) => one.decode())));

/** Opens the script step once the script is written. @param {Page} page @param {string} origin @param {number} project */
export async function openScript(page, origin, project) {
  await page.goto(`${origin}/web/#/create?id=${project}&step=2`);
  await page.locator('main li').nth(3).waitFor({ timeout: 60_000 });
}
