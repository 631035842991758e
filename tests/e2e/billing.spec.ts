import type { Locator, Page } from '@playwright/test';
import { clean } from './axe.ts';
import { expect, type Studio, test } from './harness.ts';

/** Opens the dialog from the balance. */
async function openShop(page: Page, studio: Studio): Promise<Locator> {
  await page.goto(studio.at('/draw'));
  await page.locator('[data-ui=points]').click();
  return page.getByRole('dialog', { name: 'Buy points' });
}

const CREATE = '**/api/package/create-order';
const SEARCH = '**/api/package/search-order';

test('[BILL-01] two views: the first lists the packages that the server sells', async ({
  memberPage: page,
  studio,
}) => {
  const dialog = await openShop(page, studio);
  await expect(dialog.getByRole('group', { name: 'Point packages' }).getByRole('radio')).toHaveCount(6);
  await clean(page);
  await dialog.getByText('Plans', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked();
});

test('[BILL-04] [BILL-09] plans by the month and by the year; the free one is not to be had', {
  tag: '@long',
}, async ({ memberPage: page, studio }) => {
  const dialog = await openShop(page, studio);
  await dialog.getByText('Plans', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: /^Free/ })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await dialog.getByText('Yearly').click();
  await expect(dialog.getByRole('radio', { name: /^Premium.*¥1,280/ })).toBeChecked();
  await clean(page);
});

test('[BILL-15] [BILL-18] a code is shown, and paying it reloads the page with the points', async ({
  memberPage: page,
  studio,
}) => {
  const dialog = await openShop(page, studio);
  const answered = page.waitForResponse(CREATE);
  const item = dialog.getByRole('group').getByText('100 points', { exact: true });
  await item.hover();
  const before = await item.boundingBox();
  await item.click();
  const { data } = (await (await answered).json()) as { data: { redirect_url: string } };
  await expect(dialog.getByRole('img', { name: 'Payment code' }).locator('svg')).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^Expires in (5:00|4:\d\d)$/);
  expect(await item.boundingBox(), 'what was pressed stays under the pointer').toEqual(before);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Open the payment page' }).click();
  const sandbox = await opening;
  await expect(sandbox).toHaveURL(data.redirect_url);
  const reloaded = page.waitForEvent('load');
  await sandbox.getByRole('button', { name: 'Pay' }).click();
  await expect(sandbox.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await reloaded;
  await expect(page.getByText('Your payment has arrived')).toBeVisible();
  await expect(page.locator('[data-ui=points] strong')).toHaveText('300');
});

test('on a phone what is chosen stays in sight, and leads to its code below the list', {
  tag: '@rest',
}, async ({ memberPage: page, studio }) => {
  const dialog = await openShop(page, studio);
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByText('Plans', { exact: true }).click();
  const bar = dialog.locator('[data-ui=pay-bar]');
  await expect(bar).toContainText(/^Premium, monthly\s*¥128/);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const code = dialog.getByRole('img', { name: 'Payment code' });
  await expect(code).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Pay' }).click();
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button')).toHaveCount(0);
  await clean(page);
});

test.describe('with a fake clock', () => {
  test.use({ firstVisit: true });

  test('[BILL-16] [BILL-20] pressing too early warns, and a code that has run out is replaced', {
    tag: '@rest',
  }, async ({ memberPage: page, studio }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CREATE, async (route) => {
      await held;
      await route.continue();
    });
    await page.route(SEARCH, (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { status: 0 } } }),
    );
    await page.clock.install();
    const dialog = await openShop(page, studio);
    await dialog.getByText('100 points', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Open the payment page' }).click();
    await expect(page.getByText('The payment code is still loading, please wait')).toBeVisible();
    release();
    await expect(dialog.getByRole('timer')).toBeVisible();
    await page.clock.fastForward('05:01');
    await expect(dialog.getByText('This code has expired. Get a new one')).toBeVisible();
    await dialog.getByRole('button', { name: 'Get a new code' }).click();
    await expect(dialog.getByRole('timer')).toBeVisible();
  });
});
