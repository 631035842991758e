import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10), and a phone on its side. */
const SIZES = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
] as const;

/** The page ends where the tab bar begins, and nothing leaves the window sideways. */
async function keepsToItsPlace(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const top = document.querySelector('.tabs')?.getBoundingClientRect().top ?? 0;
    const parts = [...document.querySelectorAll('main > *')].map((one) => one.getBoundingClientRect());
    return {
      below: parts.filter(({ height, bottom }) => height > 0 && bottom > top + 1).length,
      sideways: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
    };
  });
  expect(beyond, where).toEqual({ below: 0, sideways: 0 });
}

for (const size of SIZES) {
  const named = `${size.width} × ${size.height}`;
  test(`at ${named} every form is reached to its button, and pages end above the tab bar`, async ({
    memberPage: page,
    studio,
  }) => {
    await page.setViewportSize(size);
    for (const place of ['square', 'create', 'draw', 'video', 'music', 'lipsync', 'center?id=-1']) {
      await page.goto(studio.at(`/${place}`));
      await expect(page.locator('[data-ui=skeleton]:visible')).toHaveCount(0);
      await keepsToItsPlace(page, place);
    }
    for (const place of ['music', 'lipsync']) {
      await page.goto(studio.at(`/${place}`));
      // scrolled to, and nothing lies over it
      await page.getByRole('button', { name: /^Generate( \d|$)/ }).click({ trial: true });
      const field = page.getByRole('textbox').first();
      await field.scrollIntoViewIfNeeded();
      await field.fill('A song of the sea');
      await expect(field).toBeInViewport({ ratio: 0.5 });
    }
    await page.goto(studio.at('/create'));
    await page.getByRole('button', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog');
    const story = dialog.getByLabel('Story', { exact: true }).last();
    await story.fill('A keeper lights the lamp.');
    await expect(story).toBeInViewport({ ratio: 0.3 });
    await dialog.getByRole('button', { name: 'Create', exact: true }).click({ trial: true });
  });
}
