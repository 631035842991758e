import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

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
  // the contrast of what is fading in is too low
  await atRest(page);
  expect(await finds(page, rules)).toEqual([]);
  await turnTheme(page);
  await atRest(page);
  expect(await finds(page, contrast), 'in the other theme').toEqual([]);
  await turnTheme(page);
}
