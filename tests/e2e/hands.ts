import { expect, type Locator, type Page } from '@playwright/test';

/** A way of input: mouse, keyboard only, or touch. */
export interface Hand {
  press(target: Locator): Promise<void>;
  /** Checks a checkbox or radio button by its label. */
  tick(target: Locator): Promise<void>;
  type(target: Locator, words: string): Promise<void>;
}

const labelOf = (target: Locator): Locator => target.locator('xpath=ancestor::label');

export const mouse: Hand = {
  press: (target) => target.click(),
  tick: (target) => labelOf(target).click(),
  type: (target, words) => target.fill(words),
};
export const finger: Hand = {
  press: (target) => target.tap(),
  tick: (target) => labelOf(target).tap(),
  type: (target, words) => target.fill(words),
};

const FARTHEST = 120;
/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < FARTHEST; step++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
export const keys = (page: Page): Hand => ({
  async press(target) {
    if ((await target.getAttribute('role')) === 'tab') {
      // Tab reaches the selected one, arrow keys the others
      await tabTo(page, target.locator('xpath=ancestor::*[@role="tablist"]').locator('[aria-selected=true]'));
      for (let step = 0; step < 10; step++) {
        if (await target.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press('ArrowRight');
      }
    } else if ((await target.getAttribute('role')) === 'menuitem') {
      // menus are navigated with arrow keys
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('ArrowDown');
        if ((await target.getAttribute('data-highlighted')) !== null) break;
      }
    } else await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async tick(target) {
    await tabTo(page, target);
    await page.keyboard.press('Space');
  },
  async type(target, words) {
    await tabTo(page, target);
    await page.keyboard.insertText(words);
  },
});

/** Moves a picked-up item by one position. The list handles arrow keys only after measuring, so they are repeated until announced. */
export async function moveOnePlace(page: Page, arrow: 'ArrowUp' | 'ArrowRight', told: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(arrow);
    await expect(page.getByText(told)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}
