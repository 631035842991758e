import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onShowNewest } from './newest.ts';

/** Within this many pixels of the end, the list keeps showing the newest record. */
const NEAR = 60;
/** A scroll within this many milliseconds of an input into the list was the person's. */
const BY_PERSON = 1000;
/** Milliseconds after a change of size in which the list may still correct its place by itself. */
const SETTLE = 150;
const SCROLL_KEYS: readonly string[] = ['ArrowUp', 'PageUp', 'Home', 'Tab', ' '];

/** Keeps the newest record in view while its pictures load, until the person scrolls away; a new submit scrolls back. */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const stuck = useRef(true);
  const last = useRef({ top: 0, height: 0 });
  const input = useRef(Number.NEGATIVE_INFINITY);
  const resized = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const box = scroller.current;
    const note = (event: Event) => {
      if (event instanceof KeyboardEvent && !SCROLL_KEYS.includes(event.key)) return;
      input.current = performance.now();
    };
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      box?.addEventListener(type, note, options);
    return () => stop.abort();
  }, [scroller]);
  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const follow = () => {
      if (stuck.current) box.scrollTop = box.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(() => {
      resized.current = performance.now();
      follow();
    });
    watch.observe(inner);
    watch.observe(box);
    const off = onShowNewest(() => {
      stuck.current = true;
      follow();
    });
    return () => {
      off();
      watch.disconnect();
    };
  }, [scroller, content]);

  return {
    onScroll: () => {
      const box = scroller.current;
      if (!box) return;
      const { scrollTop: top, scrollHeight: height } = box;
      // scrolled up without a change of size: by the person or for them, not by a loading picture
      const isUp = top < last.current.top && height === last.current.height;
      const now = performance.now();
      const isCorrection = now - resized.current < SETTLE && now - input.current > BY_PERSON;
      // the list of records moves itself while a new one is measured, and would leave it under the bar
      if (isUp && isCorrection && stuck.current) box.scrollTop = height;
      else if (isUp) stuck.current = false;
      if (height - top - box.clientHeight < NEAR) stuck.current = true;
      last.current = { top, height };
    },
  };
}
