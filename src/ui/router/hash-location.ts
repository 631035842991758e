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

/** Goes to a path with an optional query, e.g. `/center?id=-1`; `replace` leaves no entry in the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = location.href;
  const url = `${location.pathname}${location.search}#${to}`;
  if (new URL(url, before).href === before) return;
  history[replace ? 'replaceState' : 'pushState'](history.state, '', url);
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: location.href }));
}

const useQuery = () => useSyncExternalStore(subscribe, currentQuery);

/** For wouter's `<Router hook>`. */
export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, currentPath), navigate],
  { hrefs: (path: string) => `#${path}`, searchHook: useQuery },
);
