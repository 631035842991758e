import { type RefObject, useEffect, useState } from 'react';

/** How far before it comes into view, as a margin of the scroller. */
const MARGIN = '0px 600px';

/**
 * Whether an element of a row that scrolls has come near the visible part of it, and from then on: what it holds stays, so that an
 * open menu is not taken away.
 * @param near whether it is there without being seen
 * @param root selector of the scroller
 */
export function useOnceNear(place: RefObject<HTMLElement | null>, near: boolean, root: string): boolean {
  const [seen, setSeen] = useState(near);
  if (near && !seen) setSeen(true);
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { root: element.closest(root), rootMargin: MARGIN },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, seen, root]);
  return seen;
}
