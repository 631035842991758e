import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { WORKS_ORDERS, WORKS_SEARCH_MOST, type WorksOrder } from '../../../api/works.ts';
import { addressWith, correctAddress } from '../../router/hash-location.ts';
import type { WorksTab } from '../works-tabs.tsx';

/** What the address says of the square, e.g. `#/square?q=fox&order=seen`. */
export interface SquareAddress {
  words: string;
  order: WorksOrder;
  tab: WorksTab;
}

/** What the square shows: it is in the address, so that it survives a reload and is there again after Back. */
export function useSquareAddress(): SquareAddress {
  const address = useSearch();
  return useMemo(() => {
    const query = new URLSearchParams(address);
    return {
      words: (query.get('q') ?? '').slice(0, WORKS_SEARCH_MOST).trim(),
      order: WORKS_ORDERS.find((order) => order === query.get('order')) ?? 'newest',
      tab: query.get('tab') === 'tasks' ? 'tasks' : 'works',
    };
  }, [address]);
}

const write = (parts: Record<string, string>): void => correctAddress(addressWith(parts));

/** Each replaces a part of the address and leaves no entry in the history. */
export const showWords = (words: string): void => write({ q: words.trim() });
export const showOrder = (order: WorksOrder): void => write({ order: order === 'newest' ? '' : order });
export const showTab = (tab: WorksTab): void => write({ tab: tab === 'works' ? '' : tab });
