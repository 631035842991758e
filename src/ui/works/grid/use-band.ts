import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Overscan in pixels: in the direction of scrolling, and in the other one. */
const AHEAD = 360;
const BEHIND = 60;
/** The range moves in steps of so many pixels, so that most scroll events render nothing. */
const STEP = 96;

export interface Band {
  from: number;
  to: number;
}

/** The range of a scrolled box that needs tiles. @param offset pixels above the tiles in the box */
export function useBand(
  scroller: RefObject<HTMLElement | null>,
  offset: () => number,
): { band: Band; width: number; onScroll: () => void } {
  const [band, setBand] = useState<Band>({ from: 0, to: 1200 });
  const [width, setWidth] = useState(0);
  const last = useRef(0);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const top = box.scrollTop - offset();
    const up = top < last.current;
    last.current = top;
    const from = Math.floor((top - (up ? AHEAD : BEHIND)) / STEP) * STEP;
    const to = Math.ceil((top + box.clientHeight + (up ? BEHIND : AHEAD)) / STEP) * STEP;
    setBand((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [scroller, offset]);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      setWidth(box.clientWidth);
      onScroll();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, onScroll]);
  return { band, width, onScroll };
}
