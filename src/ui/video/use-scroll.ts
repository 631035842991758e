import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Layout } from '../../store/waterfall.ts';
import { onShowNewest } from './newest.ts';

/** Space above a day's heading after scrolling to it. */
const ABOVE = 8;
/** Tolerance in pixels for the list being where it was scrolled to. */
const NEAR = 60;

interface Shown {
  /** Tasks of the first and the last clip. */
  newest: string | undefined;
  oldest: string | undefined;
  columns: number;
}

/**
 * The scroll position of the history: at the start of its last day when it opens and after a submit, or at the end if that is less;
 * and at the same clip when older ones are added before it.
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  { height, days }: Pick<Layout<unknown>, 'height' | 'days'>,
  { newest, oldest, columns }: Shown,
): void {
  const last = useRef({ height: 0, newest, oldest, columns, put: 0 });
  const lastDay = days.at(-1)?.top ?? 0;
  const toNewest = useRef(() => {});
  toNewest.current = () => {
    const box = scroller.current;
    const wall = box?.querySelector<HTMLElement>('[data-ui=wall]');
    if (!box || !wall) return;
    box.scrollTop = wall.offsetTop + lastDay - ABOVE;
    last.current.put = box.scrollTop;
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || height === 0) return;
    const before = last.current;
    last.current = { ...before, height, newest, oldest, columns };
    if (before.height === 0 || before.newest !== newest) toNewest.current();
    else if (before.columns !== columns) {
      if (Math.abs(box.scrollTop - before.put) < NEAR) toNewest.current();
      else box.scrollTop *= height / before.height;
    } else if (before.oldest !== oldest) box.scrollTop += height - before.height;
  }, [scroller, height, newest, oldest, columns]);

  useEffect(() => onShowNewest(() => toNewest.current()), []);
}
