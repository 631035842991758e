import type { Page } from '@playwright/test';

/** The prompt bar's text box, not that of the static shell. */
export const promptOf = (page: Page) => page.locator('#root').getByRole('textbox', { name: 'Description' });
export const generateOf = (page: Page) => page.getByRole('button', { name: 'Generate' });
/** The record of a prompt in the history. */
export const recordOf = (page: Page, prompt: string) => page.getByRole('article', { name: prompt });
export const picturesOf = (page: Page, prompt: string) =>
  recordOf(page, prompt).getByRole('button', { name: /^Picture/ });

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses an entry in the list of one of the prompt bar's chips. */
export async function choose(page: Page, pick: string, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${pick}[:：]`) }).click();
  await page.getByRole('menuitemradio', { name }).click();
}
