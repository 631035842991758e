import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { placeOf, placesIn, type Wall } from './layout.ts';

/**
 * Scroll anchoring: keeps the first visible tile in place when the wall changes, e.g. when a cover's size becomes known or the window
 * gets narrower.
 * @returns to be called when the box is scrolled
 */
export function useAnchor(
  scroller: RefObject<HTMLElement | null>,
  wall: Wall,
  offset: () => number,
): () => void {
  const held = useRef<{ index: number; gap: number } | null>(null);
  const hold = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const top = box.scrollTop - offset();
    // at the top of the list nothing is anchored: new works are shown there
    const first = top > 0 ? placesIn(wall, top, top)[0] : undefined;
    held.current = first ? { index: first.index, gap: top - first.top } : null;
  }, [scroller, wall, offset]);
  useLayoutEffect(() => {
    const box = scroller.current;
    const place = held.current && placeOf(wall, held.current.index);
    if (!box || !place || !held.current) return;
    const top = place.top + held.current.gap + offset();
    if (Math.abs(top - box.scrollTop) > 1) box.scrollTop = top;
  }, [scroller, wall, offset]);
  return hold;
}
