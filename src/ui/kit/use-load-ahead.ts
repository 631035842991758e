import { type RefObject, useCallback, useEffect } from 'react';
import type { PagedList } from '../../store/paged-list.ts';
import { report } from '../errors/error-policy.ts';

/** Pixels from the end at which the next page is loaded. */
const NEAR = 240;

/**
 * Loads the next page of a list near the end of its scroll container, and while the list does not fill it.
 * @param count of the rows
 * @returns the container's scroll handler
 */
export function useLoadAhead<Row, Totals>(
  scroller: RefObject<HTMLElement | null>,
  list: PagedList<Row, Totals>,
  count: number,
): () => void {
  const loadIfNear = useCallback(() => {
    const box = scroller.current;
    if (!box || box.clientHeight === 0) return;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
      list.loadOlder().catch((error: unknown) => report(error, { background: true }));
  }, [scroller, list]);
  // a list that does not fill its box cannot be scrolled
  useEffect(() => {
    if (count > 0) loadIfNear();
  }, [count, loadIfNear]);
  return loadIfNear;
}
