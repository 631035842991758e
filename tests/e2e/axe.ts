import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = (page: Page) =>
  new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
const contrast = (page: Page) => new AxeBuilder({ page }).withRules(['color-contrast']);

async function finds(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for transitions to end: the contrast of fading elements is too low. */
async function settled(page: Page): Promise<void> {
  // the animation of a menu or dialog starts a frame after it is in the DOM
  await page.waitForTimeout(100);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Switches the theme without changing the screen. */
const turnTheme = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const name = root.classList.contains('dark') ? 'light' : 'dark';
    root.classList.remove('dark', 'light');
    root.classList.add(name);
    root.dataset.theme = name;
  });

/** Fails on axe's findings: all rules in the current theme, and color contrast in the other theme, too. */
export async function clean(page: Page): Promise<void> {
  await settled(page);
  expect(await finds(rules(page))).toEqual([]);
  await turnTheme(page);
  await settled(page);
  expect(await finds(contrast(page)), 'in the other theme').toEqual([]);
  await turnTheme(page);
}
