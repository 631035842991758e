import type { Page } from '@playwright/test';
import { expect, type Studio } from './harness.ts';

/**
 * Reloads a page without a network, and leaves it without one. Some browsers tell a page that was reloaded offline that it is
 * online, and answer it: so the other end is gone too, until {@link goOnline}.
 */
export async function reloadOffline(page: Page, studio: Studio): Promise<void> {
  const context = page.context();
  studio.proxy.unplug();
  await context.setOffline(true);
  await page.reload();
  const isOnline = async (): Promise<boolean> => {
    await context.setOffline(false);
    await context.setOffline(true);
    return page.evaluate(() => navigator.onLine);
  };
  await expect.poll(isOnline).toBe(false);
}

/** Ends what {@link reloadOffline} began. */
export async function goOnline(page: Page, studio: Studio): Promise<void> {
  studio.proxy.plugIn();
  await page.context().setOffline(false);
}
