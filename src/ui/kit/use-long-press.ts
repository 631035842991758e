import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds, as phones have it. */
const LONG = 480;
/** Pixels a finger may move; beyond that, it scrolls. */
const STILL = 10;

/** Handlers for a long press. The tap after it is suppressed, as is the browser's context menu. A mouse is ignored. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const done = useRef(false);
  const touched = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY, isPrimary }: PointerEvent) => {
      end();
      done.current = false;
      touched.current = pointerType === 'touch';
      if (!touched.current || !isPrimary) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        done.current = true;
        onLong();
      }, LONG);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (touched.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
