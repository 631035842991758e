/** The browser's Back, where the browser lets a page answer it (the Navigation API). */

/** The parts of the browser's `navigate` event that are read here. */
interface Navigates extends Event {
  navigationType: string;
  destination: { index: number };
}
interface Navigations extends EventTarget {
  currentEntry: { index: number } | null;
}
const navigation = (): Navigations | undefined =>
  (globalThis as unknown as { navigation?: Navigations }).navigation;

/** What is open over the page, the last one at the end. */
const open: { close: (() => void) | null }[] = [];
/** The app itself goes back, e.g. from a panel that has an address. */
let own = false;

function onNavigate(event: Event): void {
  const { navigationType, destination, cancelable } = event as Navigates;
  if (navigationType !== 'traverse') return;
  const mine = own;
  own = false;
  if (mine || !cancelable || destination.index >= (navigation()?.currentEntry?.index ?? 0)) return;
  const last = open.at(-1);
  // going back is what closes it. To go back by itself while the browser is kept from it would count twice.
  if (!last?.close) return;
  open.pop();
  event.preventDefault();
  last.close();
}

/** Goes back in the history, whatever is open. */
export function goBack(): void {
  own = true;
  history.back();
}

/**
 * Until the result is called, the browser's Back closes this instead of leaving the page: of several, the last one. Forward leaves it
 * open. A browser does not ask the page if nothing on it was pressed or typed, nor before it goes to another site.
 * @param close null for what has an address of its own, which Back leaves anyway
 */
export function closeOnBack(close: (() => void) | null): () => void {
  const one = { close };
  // the same listener is added once only
  navigation()?.addEventListener('navigate', onNavigate);
  open.push(one);
  return () => {
    const index = open.indexOf(one);
    if (index >= 0) open.splice(index, 1);
  };
}
