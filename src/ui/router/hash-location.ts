import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/**
 * Path and query both live inside the hash (`/web/#/center?id=-1`), as the documents' addresses do. wouter's own hash
 * hook writes queries before the `#`, so this one replaces it.
 */
const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** What stands behind the `#`, always with one leading slash. */
export const currentHash = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;

/** The path alone, e.g. `/center`. */
export const currentPath = (): string => currentHash().split('?')[0] ?? '/';
const currentQuery = (): string => currentHash().split('?')[1] ?? '';

/** How often the person has gone somewhere since the app was opened: links, the app's own ways, back and forward. */
let moves = 0;
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

/** Writes the address of the place that is shown more exactly, e.g. with the step a film opened at. Nobody goes anywhere. */
export function correctAddress(to: string): void {
  correcting = true;
  navigate(to, { replace: true });
  correcting = false;
}

const useQuery = () => useSyncExternalStore(subscribe, currentQuery);

/** Rises with each navigation, also with one that changes only the query. */
export const useMoves = (): number => useSyncExternalStore(subscribe, () => moves);

/** For wouter's `<Router hook>`. */
export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, currentPath), navigate],
  { hrefs: (path: string) => `#${path}`, searchHook: useQuery },
);
