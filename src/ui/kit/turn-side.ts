import { type RouteName, routeOf } from '../router/routes.ts';

/** Which of its two sides a page shows on a phone, which has room for one. */
export type Side = 'form' | 'list';
interface OpenPage {
  side: Side;
  turn: (side: Side) => void;
}
const open = new Map<RouteName, OpenPage>();
/** Sides that were asked for while their page was not open. */
const asked = new Map<RouteName, Side>();

/** As in two-sides.module.css. */
const ONE_SIDE = '(max-width: 899.98px)';

/** Registers an open page with the side it shows, and what switches it. @returns unregisters it */
export function onTurn(page: RouteName, side: Side, turn: OpenPage['turn']): () => void {
  const now = { side, turn };
  open.set(page, now);
  asked.delete(page);
  return () => {
    if (open.get(page) === now) open.delete(page);
  };
}

/** Shows one side of an open page on a phone. */
export const turnTo = (page: RouteName, side: Side): void => open.get(page)?.turn(side);

/**
 * Lets the page of an address show its results on a phone, now or when it opens next.
 * @param address e.g. `/music`, the place of a result
 */
export function showResultsOf(address: string): void {
  const page = routeOf(address.split('?')[0] ?? '');
  if (!page) return;
  if (open.has(page)) turnTo(page, 'list');
  else asked.set(page, 'list');
}

/** The side that a page that opens now was asked for. */
export const askedSide = (page: RouteName): Side | undefined => asked.get(page);

/** Whether an open page has no room for its results beside the form that it shows. */
export const isListHidden = (page: RouteName): boolean =>
  open.get(page)?.side === 'form' && matchMedia(ONE_SIDE).matches;
