import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

type Token = string | [name: string, kind?: string, choices?: string | Record<string, Message>];
type Message = string | number | Token[];

/** Makes every word 40 % longer, as in other languages; tags and numbers stay (pseudo-localization). */
export const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)));

function stretch(message: Message): Message {
  if (typeof message === 'number') return message;
  if (typeof message === 'string') return longer(message);
  return message.map((token): Token => {
    if (typeof token === 'string') return longer(token);
    const [name, kind, choices] = token;
    if (kind === undefined || typeof choices !== 'object') return token;
    return [
      name,
      kind,
      Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, stretch(choice)])),
    ];
  });
}

/** Switches the app to pseudo-localized English, 40 % longer. Needs a context that blocks service workers. */
export async function speakLonger(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/JSON\.parse\(`([\s\S]*?)`\)/, (_whole, json: string) => {
      const plain = json.replace(/\\([\\`$])/g, '$1');
      const messages = JSON.parse(plain) as Record<string, Token[]>;
      return `(${JSON.stringify(
        Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, stretch(message)])),
      )})`;
    });
    await route.fulfill({ response, body });
  });
}

/** Fails if text on the screen is clipped, once it has loaded and settled. @param where for the failure message */
export async function fits(page: Page, where: string): Promise<void> {
  await expect(page.locator('[data-ui=skeleton]:visible'), `${where}: placeholders`).toHaveCount(0);
  await atRest(page);
  await expect.poll(() => cutOff(page), where).toEqual([]);
}

/** Elements whose text is clipped, overflows its box, or leaves the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const scrolled = (one: Element | null): boolean =>
      one !== null && (scrolls(getComputedStyle(one).overflowX) || scrolled(one.parentElement));
    /** Visible to screen readers only. */
    const clipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath === 'inset(50%)' || clipped(one.parentElement));
    const wrong = (one: HTMLElement): string | null => {
      const style = getComputedStyle(one);
      // 1 px: visible to screen readers only
      if (style.display === 'inline' || one.clientWidth <= 1) return null;
      // user content may be truncated with an ellipsis
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      if (one.scrollWidth > one.clientWidth + 1 && !scrolled(one)) return 'too wide';
      const hides = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (hides && one.scrollHeight > one.clientHeight + 1) return 'too high';
      return null;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (one) => one.checkVisibility() && !one.closest('[inert], svg, textarea, select') && !clipped(one),
      )
      .flatMap((one) => {
        const what = wrong(one);
        return what && one.innerText?.trim() ? [`${what}: ${one.outerHTML.slice(0, 140)}`] : [];
      });
  });
