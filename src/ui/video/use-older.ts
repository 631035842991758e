import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { PagedList } from '../../store/paged-list.ts';
import type { Clip } from '../../store/video/clips.ts';
import { report } from '../errors/error-policy.ts';

/** Pixels from the top at which the next page is loaded. */
const NEAR = 20;

/** Loads older clips when the list is scrolled to the top (VIDEO-16), and while it does not fill its box. */
export function useOlder<Totals>(
  scroller: RefObject<HTMLElement | null>,
  list: PagedList<Clip, Totals>,
  count: number,
): void {
  const loadOlder = useCallback(
    () => void list.loadOlder().catch((error: unknown) => report(error, { background: true })),
    [list],
  );
  const last = useRef(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const onScroll = () => {
      const up = box.scrollTop < last.current;
      last.current = box.scrollTop;
      if (up && box.scrollTop <= NEAR && box.scrollHeight > box.clientHeight) loadOlder();
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [scroller, loadOlder]);
  // a page that does not fill the window cannot be scrolled
  // biome-ignore lint/correctness/useExhaustiveDependencies: more clips may still not fill it
  useEffect(() => {
    const box = scroller.current;
    if (box && box.scrollHeight <= box.clientHeight) loadOlder();
  }, [scroller, count, loadOlder]);
}
