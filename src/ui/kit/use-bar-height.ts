import { type RefObject, useLayoutEffect } from 'react';

/** Milliseconds without a letter after which the page follows the bar. */
const PAUSE = 200;

/**
 * Sets the floating bar's height as a CSS variable, so that the newest record ends above it. While somebody types, it waits for a pause:
 * moving the history up by a line takes longer than a letter may.
 */
export function useBarHeight(page: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const target = bar.current;
    if (!target) return;
    let typedAt = Number.NEGATIVE_INFINITY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const setHeight = () => {
      waiting = undefined;
      page.current?.style.setProperty('--bar', `${target.offsetHeight}px`);
    };
    const atPause = () => {
      clearTimeout(waiting);
      waiting = setTimeout(setHeight, PAUSE);
    };
    const onInput = () => {
      typedAt = performance.now();
      if (waiting !== undefined) atPause();
    };
    setHeight();
    const watch = new ResizeObserver(() => {
      if (performance.now() - typedAt < PAUSE) atPause();
      else if (waiting === undefined) setHeight();
    });
    watch.observe(target);
    target.addEventListener('input', onInput);
    return () => {
      clearTimeout(waiting);
      watch.disconnect();
      target.removeEventListener('input', onInput);
    };
  }, [page, bar]);
}
