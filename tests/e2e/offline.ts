import type { Page } from '@playwright/test';
import { expect, type Studio } from './harness.ts';

/**
 * Reloads a page offline, and keeps it offline. Some browsers let a page that was reloaded offline reach the network, so the
 * proxy is unplugged, too, until {@link goOnline}.
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

/** Reverts {@link reloadOffline}. */
export async function goOnline(page: Page, studio: Studio): Promise<void> {
  studio.proxy.plugIn();
  await page.context().setOffline(false);
}
