/**
 * The browser's Back: where the browser lets a page answer it (the Navigation API), it closes what is open instead of leaving. An address
 * that is typed closes what is open and goes there.
 */

/** The parts of the browser's `navigate` event that are read here. */
interface Navigates extends Event {
  navigationType: string;
  /** To another part behind the `#`, by a link or a typed address. False where the app itself writes the address. */
  hashChange: boolean;
  destination: { index: number; sameDocument: boolean };
}
interface Navigations extends EventTarget {
  currentEntry: { index: number } | null;
}
const navigation = (): Navigations | undefined =>
  (globalThis as unknown as { navigation?: Navigations }).navigation;

interface Open {
  close: (() => void) | null;
  /** Back has asked it to close. */
  asked: boolean;
}
/** What is open over the page, the last one at the end. */
const open: Open[] = [];
/** The app itself goes back, e.g. from a panel that has an address. */
let own = false;

function onNavigate(event: Event): void {
  const { navigationType, hashChange, destination, cancelable } = event as Navigates;
  if (navigationType !== 'traverse') {
    if (hashChange) closeUnnamed();
    return;
  }
  const mine = own;
  own = false;
  if (mine || destination.index >= (navigation()?.currentEntry?.index ?? 0)) return;
  if (!cancelable) {
    if (destination.sameDocument) closeWithPage();
    return;
  }
  // one that was asked is about to go, or has something to finish; either way the next Back is not for it, so nobody is kept here
  const last = open.findLast(({ asked }) => !asked);
  // going back is what closes it. To go back by itself while the browser is kept from it would count twice.
  if (!last?.close) return;
  event.preventDefault();
  ask(last);
}

/** A browser without the Navigation API has gone already. */
function onPopState(): void {
  const mine = own;
  own = false;
  if (!mine) closeWithPage();
}

/** The page is left: what is open over it goes too, down to what the address names. It would stand over another page otherwise. */
function closeWithPage(): void {
  const named = open.findLastIndex(({ close }) => !close);
  for (const one of open.slice(named + 1).reverse()) if (!one.asked) ask(one);
}

/** Somebody goes to another address: what has none of its own belongs to the page that is left, also what lies below a panel. */
function closeUnnamed(): void {
  for (const one of [...open].reverse()) if (one.close) ask(one);
}

function ask(one: Open): void {
  wasAsked(one);
  one.close?.();
}

/** Back is not for it until something was done on the page. */
function wasAsked(one: Open): void {
  one.asked = true;
  onNextDeed(() => {
    one.asked = false;
  });
}

/** What somebody does on the page, in contrast to going back, which a key or a button of the mouse may do too. */
const isDeed = (event: Event): boolean => !(event instanceof PointerEvent) || event.button <= 0;

/** Runs once when something on the page is pressed or typed. @returns a function that prevents it */
export function onNextDeed(run: () => void): () => void {
  const waiting = new AbortController();
  const heard = (event: Event) => {
    if (!isDeed(event)) return;
    waiting.abort();
    run();
  };
  for (const name of ['pointerdown', 'input'])
    addEventListener(name, heard, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/** Goes back in the history, whatever is open. */
export function goBack(): void {
  own = true;
  history.back();
}

/** What {@link closeOnBack} answers. */
interface ClosedOnBack {
  /** It was asked to close by other means, e.g. a phone's gesture. */
  asked: () => void;
  /** It is closed. */
  end: () => void;
}

/**
 * Until its end, the browser's Back closes this instead of leaving the page: of several, the last one. If it stays open, the next Back is
 * not for it, until something was done on the page. Forward leaves it open. A browser does not ask the page if nothing on it was pressed
 * or typed, nor before it goes to another site, and one without the Navigation API never asks: there it closes with the page that is left.
 * @param close null for what has an address of its own, which Back leaves anyway
 */
export function closeOnBack(close: (() => void) | null): ClosedOnBack {
  const one: Open = { close, asked: false };
  const browser = navigation();
  // the same listener is added once only
  if (browser) browser.addEventListener('navigate', onNavigate);
  else addEventListener('popstate', onPopState);
  open.push(one);
  return {
    asked: () => {
      if (close) wasAsked(one);
    },
    end: () => {
      const index = open.indexOf(one);
      if (index >= 0) open.splice(index, 1);
    },
  };
}
