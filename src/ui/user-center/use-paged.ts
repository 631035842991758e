import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';

/** Reads a list when its tab opens and when the network is back. @returns the list, and how to try again */
export function usePaged<Item extends object, Totals extends object>(list: PagedList<Item, Totals>) {
  const held = useSnapshot(list.state);
  const { online } = useSnapshot(browser);
  const read = useCallback(() => {
    list.load().catch((error: unknown) => report(error, { background: true }));
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the network's return is a reason to read anew
  useEffect(read, [read, online]);
  return { held, online, read };
}
