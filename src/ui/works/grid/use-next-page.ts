import { t } from '@lingui/core/macro';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Work } from '../../../api/works.ts';
import type { PagedList } from '../../../store/paged-list.ts';
import type { HomeOfList } from '../../../store/works/works-list.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Pixels from the bottom at which the next page is loaded (SQUARE-10). */
const NEAR = 20;

/** Loads the next page near the bottom, and until the window is full. */
export function useNextPage(
  scroller: RefObject<HTMLElement | null>,
  list: PagedList<Work, HomeOfList>,
  count: number,
): { onScroll: () => void; load: () => void } {
  const load = useCallback(() => {
    list.loadOlder().catch((error: unknown) => reportAs(t`Failed to load more data`, error));
  }, [list]);
  const isNear = useCallback((): boolean => {
    const box = scroller.current;
    return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
  }, [scroller]);
  const onScroll = useCallback(() => {
    if (isNear()) load();
  }, [isNear, load]);
  // a page that does not fill the window cannot be scrolled
  useEffect(() => {
    if (count > 0 && isNear()) load();
  }, [count, isNear, load]);
  return { onScroll, load };
}
