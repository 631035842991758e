import type { Locator } from '@playwright/test';
import { expect, test } from './harness.ts';
import { heavyFilm, publish, wideCover } from './works-page.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('a tap on the middle of a small tile opens the work, and its author keeps a place of their own', {
  tag: '@rest',
}, async ({ page, studio, member }) => {
  await studio.call('/studio/profile/update', { nickname: 'a long pen name', about: '' }, member.token);
  const cover = await wideCover();
  for (const name of ['Red dusk', 'Green hill']) await publish(studio, member, { name, cover });
  await page.goto(studio.at('/square'));
  const tiles = page.locator('[data-ui=works] li');
  await expect(tiles).toHaveCount(2);
  // a wall of tiles is laid out anew once it has been told its width
  await expect(async () => {
    const { width, height } = (await tiles.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(width, 'two columns').toBeLessThan(160);
    expect(height, 'a low tile').toBeLessThan(100);
    const author = await tiles.first().getByRole('link').boundingBox();
    expect(author?.height).toBeGreaterThanOrEqual(24);
  }).toPass();
  await tiles.first().tap({ trial: true });
  await page.touchscreen.tap(...(await middle(tiles.first())));
  await expect(page).toHaveURL(/#\/square\?work=\d+$/);
});

async function middle(place: Locator): Promise<[number, number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error('no place');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('the choices of a cover stand in lines of about the same length, none of them alone', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  // three of the four fit side by side here
  await page.setViewportSize({ width: 412, height: 800 });
  await page.goto(studio.at('/center'));
  await page.getByRole('button', { name: 'Publish video' }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Publish a video' });
  const video = { name: 'film.mp4', mimeType: 'video/mp4', buffer: await heavyFilm(1) };
  await dialog.locator('input[type=file]').first().setInputFiles(video);
  const choices = dialog.getByRole('group', { name: 'Cover' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: await wideCover() };
  await dialog.getByLabel('Upload a cover').setInputFiles(picture);
  await expect(choices).toHaveText(['First frame', 'Your picture', 'Pick a frame', 'Upload']);
  const lines = async () => {
    const tops = await choices.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    );
    return [tops.filter((top) => top === tops[0]).length, new Set(tops).size];
  };
  await expect.poll(lines, 'two lines of two').toEqual([2, 2]);
});

test('on the narrowest phone the head of one’s works has room for five digits of points', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.route('**/api/center/points', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, potins: 32_500 } } });
  });
  await page.goto(studio.at('/center?id=-1'));
  const points = page.locator('[data-ui=points-pill]');
  await expect(points).toContainText('32,500');
  await expect(page.getByRole('button', { name: 'Publish video' }).first()).toBeVisible();
  expect(await points.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(304);
});
