/** Where the focus goes when a row of a list is deleted: to the same button of the row that follows, else of the one before. */

/** Rows that can be deleted name what they are, so that each finds its neighbours. */
export const rowOf = (kind: string): { 'data-row': string } => ({ 'data-row': kind });

/**
 * Where rows of this kind are asked for: goes on with the focus of the last one that is deleted. On a button, or around choices. Of
 * several places the first that is seen counts.
 */
export const afterLast = (kind: string): { 'data-after-last': string } => ({ 'data-after-last': kind });

/** What Tab comes to: of tabs and radios the chosen one. */
const STOPS = 'button:not([tabindex="-1"], :disabled), input:checked';

function placeAfterLast(kind: string | undefined): HTMLElement | null {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-after-last="${kind}"]`)];
  const stops = places.flatMap((place) =>
    place.matches(STOPS) ? [place] : [...place.querySelectorAll<HTMLElement>(STOPS)],
  );
  // a phone shows one side of a page
  return stops.find((one) => one.checkVisibility()) ?? null;
}

/** By the button that went with its row: finds its heir. */
const heirs = new WeakMap<Element, () => HTMLElement | null>();

/** The heir of an element that was deleted with its row; null for any other. */
export const heirOf = (gone: Element): HTMLElement | null => heirs.get(gone)?.() ?? null;

/** Says what takes the focus of an element that is about to go. */
export const setHeir = (element: Element, heir: () => HTMLElement | null): void => {
  heirs.set(element, heir);
};

const pictureOf = (control: Element): string | null | undefined =>
  control.querySelector('svg')?.getAttribute('class');

/** The button with the same picture, else the row's first. */
function sameIn(row: Element, picture: string | null | undefined): HTMLElement | null {
  const controls = [...row.querySelectorAll<HTMLElement>('button, a[href]')];
  return controls.find((one) => picture && pictureOf(one) === picture) ?? controls[0] ?? null;
}

/** How long a deletion may take until nobody waits for it. */
const PATIENCE_MS = 30_000;

function whenGone(element: Element, then: () => void): void {
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    then();
  });
  const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * Call it before a row is deleted. When it goes, its button's heir gets the focus; if no row is left, where new ones are asked for, or
 * the page itself. If the focus has moved elsewhere meanwhile, it stays there.
 * @param controls what was pressed, and what had opened the dialog around it: the first within a row counts
 */
export function passFocus(controls: readonly Element[]): void {
  const control = controls.find((one) => one.closest('[data-row]'));
  const row = control?.closest<HTMLElement>('[data-row]');
  if (!control || !row) return;
  const picture = pictureOf(control);
  const rows = [...document.querySelectorAll(`[data-row="${row.dataset.row}"]`)];
  const at = rows.indexOf(row);
  // the row itself first: some lists show the next thing in the same element
  const following = [row, ...rows.slice(at + 1), ...rows.slice(0, at).reverse()];
  const heir = () => {
    const left = following.filter((one) => one.isConnected);
    const next = left.map((one) => sameIn(one, picture)).find(Boolean);
    // rows without buttons, e.g. the styles of the studio, are chosen by a field
    const field = left.map((one) => one.querySelector('input')).find(Boolean);
    return next ?? field ?? placeAfterLast(row.dataset.row) ?? document.querySelector('main');
  };
  heirs.set(control, heir);
  whenGone(control, () => {
    const now = document.activeElement;
    if (!now || now === document.body || now.localName === 'main') heir()?.focus();
  });
}
