import type { Page } from '@playwright/test';
import { PNG } from './draw-page.ts';
import { expect, test } from './harness.ts';

/** Shares a file as the system does: posts a form to the manifest's share target. */
async function share(page: Page, name: string, mimeType: string): Promise<void> {
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      action: '/web/share',
      method: 'post',
      enctype: 'multipart/form-data',
      id: 'share',
    });
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'picture' }));
    document.body.append(form);
  });
  await page.locator('#share input').setInputFiles({ name, mimeType, buffer: PNG });
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit());
  await loaded;
}

test('a shared picture waits for the sign-in, also across a reload, and becomes the reference; another kind is refused', async ({
  page,
  studio,
  member,
}) => {
  const reference = page.locator('[data-ui=reference] img');
  const dialog = page.getByRole('dialog', { name: 'Sign in to Inkreel' });
  await page.goto(studio.at('/square'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await share(page, '海.png', 'image/png');
  await expect(page).toHaveURL(studio.at('/draw'));
  await expect(page.getByText('Sign in to use your picture as the reference').first()).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.locator('#root').getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expect(reference).toHaveCount(0);

  await page.locator('[data-ui=account]').click();
  await dialog.getByLabel('Phone').fill(member.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(reference).toHaveAttribute('alt', '海.png');
  await expect(page.locator('[data-ui=reference] progress')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove the reference picture' })).toBeVisible();
  // from the server by now, in place of the file at hand
  await expect(reference).toHaveAttribute('src', /\/media\//);
  await expect.poll(() => reference.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

  await share(page, 'cat.gif', 'image/gif');
  await expect(page.getByText('Only JPG or PNG images are supported')).toBeVisible();
  await expect(page).toHaveURL(studio.at('/draw'));
});
