/** Where the focus goes when a control goes with what it did, e.g. a tile that becomes the picture that was chosen with it. */
import { setHeir } from './pass-focus.ts';

const FITTING = 'button:not(:disabled), a[href]';
/** How far up something may stand that takes the focus. */
const LEVELS = 4;

/** Where an element stands, from its parent up: each with the position within it. */
function placesOf(element: Element): [HTMLElement, number][] {
  const places: [HTMLElement, number][] = [];
  for (let at = element; at.parentElement && places.length < LEVELS; at = at.parentElement)
    places.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
  return places;
}

/** What stands in the place now, else next to it; else the group around it, if that can take the focus. */
function inPlaceOf(places: readonly [HTMLElement, number][]): HTMLElement | null {
  for (const [parent, index] of places) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = child.matches(FITTING) ? child : child.querySelector(FITTING);
      if (found instanceof HTMLElement) return found;
    }
    if (parent.matches('fieldset[tabindex]')) return parent;
  }
  return null;
}

/**
 * The ref of such a control: when it goes while it has the focus, what takes its place has it, and so after a dialog that it had
 * opened. A focus that has moved elsewhere stays there.
 */
export function handsOn(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  // called before the control leaves the page
  return () => {
    const places = placesOf(control);
    const heir = () => inPlaceOf(places);
    setHeir(control, heir);
    if (document.activeElement !== control) return;
    queueMicrotask(() => {
      const now = document.activeElement;
      if (!now || now === document.body) heir()?.focus({ preventScroll: true });
    });
  };
}
