import { expect, test } from './harness.ts';

test('what an empty page says stands in the middle of the room above the prompt bar, which covers none of it', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const place of ['draw', 'video']) {
    await page.goto(studio.at(`/${place}`));
    const title = await page.locator('main h2').first().boundingBox();
    const last = await page.locator('main ul li').last().boundingBox();
    const bar = await page.locator('main form').boundingBox();
    const head = await page.locator('main header').boundingBox();
    if (!title || !last || !bar || !head) throw new Error(`${place} lacks a part`);
    const above = title.y - (head.y + head.height);
    const below = bar.y - (last.y + last.height);
    expect(Math.abs(above - below), place).toBeLessThan(8);
  }
});
