import { type RefObject, useLayoutEffect } from 'react';

/** Sets the floating bar's height as a CSS variable, so that the newest record ends above it. */
export function useBarHeight(page: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const target = bar.current;
    if (!target) return;
    const tell = () => page.current?.style.setProperty('--bar', `${target.offsetHeight}px`);
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(target);
    return () => watch.disconnect();
  }, [page, bar]);
}
