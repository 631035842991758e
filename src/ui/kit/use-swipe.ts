import { type TouchEvent, useRef } from 'react';

/** Pixels; a shorter movement is a tap. */
const FAR = 48;

/** Handlers for swiping through pictures. Two fingers are left to the browser's zoom. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const only = touches[0];
      from.current = only && touches.length === 1 ? { x: only.clientX, y: only.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.x, end.clientY - start.y];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
