import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

/** Where to scroll after zooming in: fractions of the picture's width and height. */
const MIDDLE = { x: 0.5, y: 0.5 };

/** Twice the size of the fitted picture, in a scroll container. A press on the picture zooms in on that spot. */
export function useZoom() {
  const [zoomed, setZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const spot = useRef(MIDDLE);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !zoomed) return;
    box.scrollLeft = spot.current.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = spot.current.y * box.scrollHeight - box.clientHeight / 2;
    box.focus();
  }, [zoomed]);

  return {
    zoomed,
    frame,
    toggle: (event?: MouseEvent<HTMLElement>) => {
      const box = event?.currentTarget.getBoundingClientRect();
      spot.current =
        event && box && box.width > 0 && box.height > 0
          ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
          : MIDDLE;
      setZoomed(!zoomed);
    },
    /** Resets for the next picture. */
    reset: () => setZoomed(false),
  };
}
