import { type RefObject, useLayoutEffect, useState } from 'react';

/** Overscan: pixels beyond the viewport that are rendered, too. */
const MARGIN = 900;
/** Steps in which the range changes, so that scrolling does not render for each pixel. */
const STEP = 300;

/** The width of a scroll container, and the range of its content near the viewport. */
export function useWindow(scroller: RefObject<HTMLElement | null>): {
  width: number;
  from: number;
  to: number;
} {
  const [seen, setSeen] = useState({ width: 0, from: 0, to: MARGIN });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const wall = box.querySelector<HTMLElement>('[data-ui=wall]');
      const top = box.scrollTop - (wall?.offsetTop ?? 0);
      const from = Math.floor((top - MARGIN) / STEP) * STEP;
      const to = Math.ceil((top + box.clientHeight + MARGIN) / STEP) * STEP;
      const width = box.clientWidth;
      setSeen((last) =>
        last.width === width && last.from === from && last.to === to ? last : { width, from, to },
      );
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return seen;
}
