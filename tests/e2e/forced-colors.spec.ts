import { expect, test } from './harness.ts';

// a window in which the sidebar has no words
test.use({ viewport: { width: 1024, height: 800 } });

test('in forced colors the sidebar shows the mark, and pictures that are being drawn have an edge', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(studio.at('/draw'));
  await page.getByRole('textbox', { name: 'Description' }).fill('a lamp');
  const mark = page.locator('[data-ui=sidebar] .mark');
  const fill = () => mark.evaluate((one) => getComputedStyle(one).backgroundImage);
  await expect.poll(fill).toContain('conic-gradient');

  await page.getByRole('button', { name: /^Generate/ }).click();
  const edge = page
    .locator('[data-ui=arriving]')
    .first()
    .evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await edge).toBe('solid');
});

test('in forced colors the narrow sidebar shows a balance of five digits whole', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(studio.at('/draw'));
  const balance = page.locator('[data-ui=sidebar] [data-ui=points]');
  await expect(balance).toBeVisible();
  const room = await balance.evaluate((one) => {
    const words = one.querySelector('strong span');
    if (words) words.textContent = '98,765';
    return one.clientWidth - (words?.getBoundingClientRect().width ?? Infinity);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
