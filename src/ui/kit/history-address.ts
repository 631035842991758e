import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { session } from '../../store/account/session-state.ts';
import { browser } from '../../store/browser.ts';
import { type HistoryQuery, isEverything, readQuery, writeQuery } from '../../store/history-query.ts';
import { report } from '../errors/error-policy.ts';
import { correctAddress } from '../router/hash-location.ts';
import { addressOf, type RouteName } from '../router/routes.ts';

/** Milliseconds after the last keystroke until the server is asked. */
const PAUSE = 250;
const addressNow = (): string => location.hash.split('?')[1] ?? '';

/** The search query of a tool's history. It is in the address, so that a search can be reloaded, bookmarked and shared. */
export function useHistoryQuery(route: RouteName): {
  query: HistoryQuery;
  change: (part: Partial<HistoryQuery>) => void;
} {
  const address = useSearch();
  const query = useMemo(() => readQuery(address), [address]);
  const change = (part: Partial<HistoryQuery>) =>
    // what was typed since the last render counts as well
    correctAddress(addressOf(route, writeQuery({ ...readQuery(addressNow()), ...part }, addressNow())));
  return { query, change };
}

/** Runs the search of the address, and again when the network or another login comes. */
export function useSearchingFor(query: HistoryQuery, send: (query: HistoryQuery) => Promise<void>): void {
  const { token } = useSnapshot(session);
  const { online } = useSnapshot(browser);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login or the network back asks anew
  useEffect(() => {
    const search = () => void send(query).catch((error: unknown) => report(error, { background: true }));
    if (isEverything(query)) {
      search();
      return;
    }
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [query, token, online, send]);
}
