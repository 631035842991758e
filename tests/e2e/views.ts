import { expect, type Locator } from '@playwright/test';
import { IN_MOTION, test } from './harness.ts';

const LOOKS = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'zh' },
] as const;
const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, phone: true },
] as const;
const ALL = LOOKS.flatMap((look) => SIZES.map((size) => ({ ...look, ...size })));

/** Both themes, both languages and both sizes: each once in the short form, every pair of them in the long one. */
const VIEWS =
  process.env.FAULTS === 'long' ? ALL : ALL.filter(({ theme, phone }) => (theme === 'light') === phone);

export type View = (typeof ALL)[number];

/** The same tests in each look and size. @param what is on the screen */
export function inEachView(what: string, tests: (view: View) => void): void {
  for (const view of VIEWS) {
    const { theme, language, name, viewport, phone } = view;
    test.describe(`${what}, ${name}, ${theme}, ${language}`, () => {
      // a phone's person has asked for less motion, a desktop's has not
      test.use({
        ...(phone ? {} : IN_MOTION),
        viewport,
        colorScheme: theme,
        hasTouch: phone,
        isMobile: phone,
      });
      let seed: { dispose(): Promise<void> };
      test.beforeEach(async ({ context }) => {
        seed = await context.addInitScript((value) => {
          // axe opens blank pages, which have no storage
          if (location.protocol === 'http:') localStorage.setItem('inkreel.lang', value);
        }, language);
      });
      test.afterEach(() => seed.dispose());
      tests(view);
    });
  }
}

/** Nothing of these, and nothing within them, reaches beyond the window. @param scrolls what scrolls by itself, as a selector */
export async function fitsWindow(boxes: Locator, scrolls = '.unseen'): Promise<void> {
  await expect(boxes, 'nothing to look at').not.toHaveCount(0);
  const over = await boxes.evaluateAll(
    (all, apart) =>
      all
        .flatMap((box) => [box, ...box.querySelectorAll('*')])
        .filter((one) => !one.closest(apart) && one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    scrolls,
  );
  expect(over, `${boxes.page().viewportSize()?.width} px`).toEqual([]);
}

/** The same on the narrowest phone too. */
export async function fitsNarrow(boxes: Locator, scrolls?: string): Promise<void> {
  const page = boxes.page();
  const size = page.viewportSize();
  await fitsWindow(boxes, scrolls);
  await page.setViewportSize({ width: 360, height: size?.height ?? 800 });
  await fitsWindow(boxes, scrolls);
  if (size) await page.setViewportSize(size);
}
