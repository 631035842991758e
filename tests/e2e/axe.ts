import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What passes is not listed: naming each element of it took longer than the rules. */
const FINDINGS = { resultTypes: ['violations'] as 'violations'[], elementRef: false };

/** Axe, sent to a page once: it is 600 kB. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate('typeof axe === "object"');
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) });
  return axe.options(FINDINGS).setLegacyMode();
}

const rules = (axe: AxeBuilder) =>
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
const contrast = (axe: AxeBuilder) => axe.withRules(['color-contrast']);

async function finds(page: Page, which: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await which(await axeOn(page)).analyze();
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
  expect(await finds(page, rules)).toEqual([]);
  await turnTheme(page);
  await settled(page);
  expect(await finds(page, contrast), 'in the other theme').toEqual([]);
  await turnTheme(page);
}
