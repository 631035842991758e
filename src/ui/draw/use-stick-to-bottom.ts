import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onShowNewest } from './newest.ts';

/** Within this many pixels of the end, the list keeps showing the newest record. */
const NEAR = 60;

/** Keeps the newest record in view while its pictures load, until the person scrolls away; a new submit scrolls back. */
export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const stuck = useRef(true);
  const last = useRef({ top: 0, height: 0 });
  /** The content's height when it was last followed, in pixels. */
  const followed = useRef(0);
  useLayoutEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const follow = () => {
      followed.current = inner.offsetHeight;
      if (stuck.current) box.scrollTop = box.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(follow);
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
      // a new record has changed the content, and the browser tells of the scroll before it tells of the size
      const changing = content.current?.offsetHeight !== followed.current;
      // scrolled up without a change of size: by the person, not by a loading picture
      if (top < last.current.top && height === last.current.height && !changing) stuck.current = false;
      if (height - top - box.clientHeight < NEAR) stuck.current = true;
      last.current = { top, height };
    },
  };
}
