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
const VIEWS = LOOKS.flatMap((look) => SIZES.map((size) => ({ ...look, ...size })));

export type View = (typeof VIEWS)[number];

/**
 * Runs tests in both themes, languages and sizes: all pairs in the long run.
 * @param what name of the screen
 * @param short the view outside the long run, if any; the long journeys (`stranger`, `film-journey`) also cover most screens
 * @param where `npm test`, or `npm run test:rest`
 */
export function inEachView(
  what: string,
  tests: (view: View) => void,
  short?: (view: View) => boolean,
  where: 'test' | 'rest' = 'test',
): void {
  for (const view of VIEWS) {
    const { theme, language, name, viewport, phone } = view;
    const here = where === 'rest' ? ['@rest'] : [];
    const tag = short?.(view) ? here : ['@long'];
    test.describe(`${what}, ${name}, ${theme}, ${language}`, { tag }, () => {
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

/** Fails if these elements or their contents exceed the window. @param scrolls selector of scrollers, which are exempt */
export async function fitsWindow(boxes: Locator, scrolls = '[hidden]'): Promise<void> {
  await expect(boxes, 'nothing to look at').not.toHaveCount(0);
  const over = () =>
    boxes.evaluateAll((all, apart) => {
      /** Visible to screen readers only, or in a line that ends in an ellipsis. */
      const clipped = (one: Element | null, within = false): boolean => {
        if (!one) return false;
        const { clipPath, textOverflow } = getComputedStyle(one);
        return (
          clipPath === 'inset(50%)' ||
          (within && textOverflow === 'ellipsis') ||
          clipped(one.parentElement, true)
        );
      };
      return all
        .flatMap((box) => [box, ...box.querySelectorAll('*')])
        .filter(
          (one) => !one.closest(apart) && one.getBoundingClientRect().right > innerWidth + 1 && !clipped(one),
        )
        .map((one) => one.outerHTML.slice(0, 120));
    }, scrolls);
  // a wall of tiles is laid out anew once it has been told its width
  await expect.poll(over, { message: `${boxes.page().viewportSize()?.width} px` }).toEqual([]);
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
