import { proxy } from 'valtio';

/** What the polite live region says; `count` makes the same words be said again. */
export const announcer = proxy({ text: '', count: 0 });

/** Tells people who use a screen reader about a change that they did not cause just now. */
export function announce(text: string): void {
  announcer.text = text;
  announcer.count += 1;
}
