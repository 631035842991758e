import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cameBack } from '../router/traversal.ts';

/** How far each list was scrolled when its page was left, by its name. */
const places = new Map<string, number>();

/**
 * Whoever comes back to a page finds its list where they left it; by a link or the sidebar it begins as usual.
 * @param name of the list, such as its address; two that can follow each other have different ones
 * @param ready whether its rows are there and have their places, so that it is as high as it was
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, name: string, ready: boolean): void {
  const wanted = useRef<{ name: string; top: number | undefined } | null>(null);
  useLayoutEffect(() => {
    if (wanted.current?.name !== name)
      wanted.current = { name, top: cameBack() ? places.get(name) : undefined };
    const { top } = wanted.current;
    if (!ready || top === undefined || !scroller.current) return;
    wanted.current.top = undefined;
    scroller.current.scrollTop = top;
  }, [scroller, name, ready]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !ready) return;
    const keep = () => places.set(name, box.scrollTop);
    keep();
    box.addEventListener('scroll', keep, { passive: true });
    return () => box.removeEventListener('scroll', keep);
  }, [scroller, name, ready]);
}
