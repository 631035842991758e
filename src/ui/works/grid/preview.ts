/** The one preview that plays: a tile's film, muted, on hover or during a long press. */
import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** Milliseconds of hovering or pressing before the film begins. */
const REST = 350;
const PRESS = 450;
/** Pixels that a finger may move during a press. */
const SLACK = 10;

const preview = proxy<{ key: string }>({ key: '' });
const follow = (changed: () => void) => subscribe(preview, changed);

/** Whether a tile is the one that plays. */
export const usePreviewed = (key: string): boolean => useSyncExternalStore(follow, () => preview.key === key);

let timer: ReturnType<typeof setTimeout> | undefined;
let from = { x: 0, y: 0 };
/** The press that ends has shown a preview, so it does not open the work. */
let pressed = false;

/** Nothing plays by itself if the system asks for reduced motion or reduced data. */
const isWanted = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true);

export function endPreview(): void {
  clearTimeout(timer);
  preview.key = '';
}

function beginAfter(key: string, delay: number): void {
  endPreview();
  if (!isWanted()) return;
  timer = setTimeout(() => {
    preview.key = key;
    pressed = delay === PRESS;
  }, delay);
}

interface Pointer {
  pointerType: string;
  clientX: number;
  clientY: number;
}

/** Handlers of a tile's cover: hovering with a mouse or pen, pressing with a finger. */
export const previewHandlers = (key: string) => ({
  onPointerEnter: ({ pointerType }: Pointer) => {
    if (pointerType !== 'touch') beginAfter(key, REST);
  },
  onPointerDown: ({ pointerType, clientX, clientY }: Pointer) => {
    pressed = false;
    if (pointerType !== 'touch') return;
    from = { x: clientX, y: clientY };
    beginAfter(key, PRESS);
  },
  onPointerMove: ({ pointerType, clientX, clientY }: Pointer) => {
    const moved = Math.hypot(clientX - from.x, clientY - from.y) > SLACK;
    if (pointerType === 'touch' && moved && !preview.key) endPreview();
  },
  onPointerUp: ({ pointerType }: Pointer) => {
    if (pointerType === 'touch') endPreview();
  },
  onPointerLeave: endPreview,
  onPointerCancel: endPreview,
  /** A long press must not open the browser's context menu. */
  onContextMenu: (event: { preventDefault: () => void }) => {
    if (pressed) event.preventDefault();
  },
});

/** Whether the press that just ended was long: it has shown a preview, and does not open the work. */
export function wasLongPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}
