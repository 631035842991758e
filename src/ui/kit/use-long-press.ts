import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds, as phones have it. */
const LONG = 480;
/** Pixels a finger may move; beyond that, it scrolls. */
const STILL = 10;

/**
 * Suppresses the tap that lifting the finger would be, wherever it lands: on what the press was on, or on an entry of the menu that has
 * opened under the finger.
 */
function suppressTap(): void {
  const suppress = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    over();
  };
  const over = (): void => {
    removeEventListener('click', suppress, true);
    removeEventListener('pointerdown', over, true);
    removeEventListener('pointercancel', over, true);
  };
  addEventListener('click', suppress, true);
  addEventListener('pointerdown', over, true);
  addEventListener('pointercancel', over, true);
}

/** Handlers for a long press. The tap after it is suppressed, as is the browser's context menu. A mouse is ignored. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const touched = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY, isPrimary }: PointerEvent) => {
      end();
      touched.current = pointerType === 'touch';
      if (!touched.current || !isPrimary) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        suppressTap();
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
  };
}
