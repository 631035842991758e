import { proxy } from 'valtio';

/** The text of the polite live region; a new `count` makes it announce the same text again. */
export const announcer = proxy({ text: '', count: 0 });

/** Announces to screen readers a change that the person did not cause just now. */
export function announce(text: string): void {
  announcer.text = text;
  announcer.count += 1;
}
