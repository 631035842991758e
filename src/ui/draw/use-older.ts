import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { DrawRecord } from '../../api/draw.ts';
import type { HistoryList } from '../../store/draw/history-list.ts';
import { report } from '../errors/error-policy.ts';

/** Pixels from the top at which the next page is loaded. */
const NEAR = 20;
/** Milliseconds until new rows have been measured. */
const SETTLE = 300;

/**
 * Loads older records at the top. `prepended` is true only in the render that adds records before the first one: the list then keeps
 * its distance from the end.
 */
export function useOlder(
  scroller: RefObject<HTMLElement | null>,
  records: readonly DrawRecord[],
  list: HistoryList,
) {
  const loadOlder = useCallback(
    () => list.loadOlder().catch((error: unknown) => report(error, { background: true })),
    [list],
  );
  const firstId = records[0]?.draw_id;
  const shown = useRef<number | undefined>(undefined);
  const lastTop = useRef(0);
  const prepended = shown.current !== undefined && firstId !== undefined && firstId < shown.current;

  useEffect(() => {
    shown.current = firstId;
  }, [firstId]);

  // a page that does not fill the window cannot be scrolled, so load the next one once its rows are measured
  // biome-ignore lint/correctness/useExhaustiveDependencies: more records may still not fill it
  useEffect(() => {
    const timer = setTimeout(() => {
      const box = scroller.current;
      if (box && box.scrollHeight <= box.clientHeight) void loadOlder();
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [scroller, records, loadOlder]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    const up = box.scrollTop < lastTop.current;
    lastTop.current = box.scrollTop;
    if (up && box.scrollTop <= NEAR && box.scrollHeight > box.clientHeight) void loadOlder();
  };
  return { prepended, onScroll };
}
