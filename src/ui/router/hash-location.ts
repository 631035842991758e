import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { withParts } from '../../store/query-parts.ts';

/**
 * Path and query are both inside the hash (`/web/#/center?id=-1`), like the documents' addresses. wouter's own hash
 * hook writes queries before the `#`, so this one replaces it.
 */
const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** What follows the `#`, always with one leading slash. */
export const currentHash = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;

/** The path alone, e.g. `/center`. */
export const currentPath = (): string => currentHash().split('?')[0] ?? '/';
const currentQuery = (): string => currentHash().split('?')[1] ?? '';

/** The page's address with these parts in its query; empty ones are taken out. */
export function addressWith(parts: Record<string, string>): string {
  const query = withParts(currentQuery(), parts);
  return query ? `${currentPath()}?${query}` : currentPath();
}

/** Counts navigations since the app was opened: links, the app's own, back and forward. */
let moves = 0;
let corrections = 0;
let correcting = false;
addEventListener('hashchange', () => {
  if (!correcting) moves += 1;
});

/** Goes to a path with an optional query, e.g. `/center?id=-1`; `replace` leaves no entry in the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = location.href;
  const url = `${location.pathname}${location.search}#${to}`;
  if (new URL(url, before).href === before) return;
  history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: location.href }));
}

/** Makes the current address more precise, e.g. with a film's step. Not a navigation. */
export function correctAddress(to: string): void {
  corrections += 1;
  correcting = true;
  navigate(to, { replace: true });
  correcting = false;
}

const useQuery = () => useSyncExternalStore(subscribe, currentQuery);

/** How often the address was made more precise since the app was opened. */
export const correctionsSoFar = (): number => corrections;

/** Changes with each navigation, even if only the query differs. */
export const useMoves = (): number => useSyncExternalStore(subscribe, () => moves);

/** For wouter's `<Router hook>`. */
export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, currentPath), navigate],
  { hrefs: (path: string) => `#${path}`, searchHook: useQuery },
);
