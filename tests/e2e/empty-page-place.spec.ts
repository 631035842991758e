import { expect, test } from './harness.ts';

test('what an empty page says stands in the middle of the room above the prompt bar, which covers none of it', {
  tag: '@rest',
}, async ({ page, studio }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const place of ['draw', 'video']) {
    await page.goto(studio.at(`/${place}`));
    const parts = ['main h2', 'main ul li', 'main form', 'main header'].map((part) => page.locator(part));
    for (const part of parts) await expect(part.first()).toBeVisible();
    const offMiddle = () =>
      page.locator('main').evaluate((main) => {
        const box = (part: string) =>
          [...main.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
        const [title, last, bar, head] = [
          box('h2')[0],
          box('ul li').at(-1),
          box('form')[0],
          box('header')[0],
        ];
        if (!title || !last || !bar || !head) return Number.NaN;
        return Math.abs(title.top - head.bottom - (bar.top - last.bottom));
      });
    // its parts come one after the other
    await expect.poll(offMiddle, place).toBeLessThan(8);
  }
});
