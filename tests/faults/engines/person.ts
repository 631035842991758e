import type { Tab } from './engine.ts';

const LEFT_BUTTON = 0;
const POLL_MS = 200;

/** Finds a visible element by selector and the start of its accessible name. */
const FIND = `(selector, name) => [...document.querySelectorAll(selector)].find((one) => {
  const label = one.getAttribute('aria-label')
    ?? (one.labels?.[0] ?? document.getElementById(one.getAttribute('aria-labelledby')) ?? one).textContent;
  return label.trim().startsWith(name) && one.checkVisibility() && !one.disabled && !one.closest('[inert], [aria-hidden=true]');
})`;

const found = (selector: string, name: string) =>
  `(${FIND})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;

/** A user of a tab, with real input events. */
export class Person {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Waits until an expression is truthy, across navigations. @throws with the page's text on timeout */
  async until(expression: string, ms = 120_000): Promise<void> {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      if (await this.tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const text = await this.tab.evaluate<string>('document.body?.innerText').catch(String);
    throw new Error(`never came true: ${expression}\n${text}`);
  }

  async sees(text: string, ms?: number): Promise<void> {
    await this.until(`document.body.innerText.includes(${JSON.stringify(text)})`, ms);
  }

  /** Clicks the center of a button, checkbox or link with this name. */
  async press(name: string, selector = 'button, a, input[type=checkbox]'): Promise<void> {
    const element = found(selector, name);
    await this.until(element);
    const [x, y] = await this.tab.evaluate<[number, number]>(`(async () => {
      const one = ${element};
      one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // wait for animations, so that the position is final
      await Promise.allSettled(document.getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && effect?.target?.contains(one))
        .map(({ finished }) => finished));
      const { left, top, width, height } = one.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    })()`);
    await this.tab.input([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: LEFT_BUTTON },
          { type: 'pointerUp', button: LEFT_BUTTON },
        ],
      },
    ]);
  }

  /** Focuses a field and types. */
  async fill(name: string, text: string): Promise<void> {
    await this.press(name, 'input:not([type=checkbox]), textarea');
    await this.tab.input([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  }
}
