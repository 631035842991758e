import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './harness.ts';

/**
 * Fills in the lip-sync form: a picture whose face the person places, since none is found in it, and a text that is heard first.
 * @param look at the page after each step
 * @returns the button that submits
 */
export async function fillLipSync(page: Page, look: (page: Page) => Promise<unknown> = async () => {}) {
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');
  const confirm = page.locator('[data-ui=dialog-buttons] button').last();
  const create = { width: 128, height: 128, channels: 3, background: '#d8a24a' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(dialog).toBeVisible();
  await look(page);
  await confirm.click();
  const ovals = main.locator('[data-ui=face-editor]').getByRole('button');
  await expect(ovals).toHaveCount(3);
  await ovals.last().focus();
  await page.keyboard.press('ArrowDown');
  await look(page);

  await main.locator('textarea').fill('Good evening.');
  await main.locator('[aria-haspopup=dialog]').click();
  const voice = dialog.getByRole('radio').first();
  await expect(voice).toBeAttached();
  await look(page);
  await voice.check({ force: true });
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await main.locator('[data-ui=cost-button]').first().click();
  await expect(main.locator('audio')).toBeVisible();
  await look(page);
  return main.locator('[data-ui=cost-button]').last();
}
