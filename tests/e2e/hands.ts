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
      await highlight(page, target);
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

/** Moves to an entry of an open menu with the arrow keys. An open menu hears them only a moment later. */
export async function highlight(page: Page, entry: Locator): Promise<void> {
  const menu = page.getByRole('menu').filter({ has: entry });
  const lit = menu.locator('[data-highlighted]');
  const current = () => lit.evaluateAll(([one]) => one?.textContent ?? null);
  await expect(entry).toBeVisible();
  await expect(menu).toBeFocused();
  for (let step = 0; step < 20 && (await entry.getAttribute('data-highlighted')) === null; step++) {
    const before = await current();
    await page.keyboard.press('ArrowDown');
    await expect.poll(current).not.toBe(before);
  }
  await expect(entry).toHaveAttribute('data-highlighted');
}

/**
 * Moves a picked-up item by one position. The list takes arrow keys only after measuring; one that it does not take changes nothing,
 * and is pressed again.
 */
export async function moveOnePlace(page: Page, arrow: 'ArrowUp' | 'ArrowRight', told: string): Promise<void> {
  await expect(page.locator('[data-dragging]')).toHaveCount(1);
  await expect(async () => {
    await page.evaluate(() => {
      document.body.dataset.taken = '';
      addEventListener(
        'keydown',
        ({ defaultPrevented }) => {
          document.body.dataset.taken = String(defaultPrevented);
        },
        { once: true },
      );
    });
    await page.keyboard.press(arrow);
    expect(await page.evaluate(() => document.body.dataset.taken)).toBe('true');
  }).toPass();
  await expect(page.getByText(told)).toBeAttached();
}

/** Drags an item by the mouse to the place of another. @param told what screen readers hear once it is over that place */
export async function dragTo(page: Page, item: Locator, other: Locator, told: string): Promise<void> {
  const middle = async (one: Locator): Promise<[number, number]> => {
    // waits until it rests, with nothing over it
    await one.hover({ trial: true });
    const box = await one.boundingBox();
    if (!box) throw new Error(`${one} has no place`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [from, to] = [await middle(item), await middle(other)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 12 });
  await expect(page.getByText(told)).toBeAttached();
  await page.mouse.up();
}
