import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { placeOf, placesIn, type Wall } from './layout.ts';

/**
 * Keeps the first tile in view where it is when the wall changes, e.g. since a cover's size became known or the window got narrower.
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
    // at the head of the list there is nothing to hold: what is new belongs there
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
