/** The one excerpt that plays: a tile's film, muted, on hover or during a long press. */
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** Milliseconds of hovering or pressing before the film begins. */
const REST = 350;
const PRESS = 450;
/** Pixels that a finger may move during a press. */
const SLACK = 10;

const excerpt = proxy<{ key: string }>({ key: '' });

let timer: ReturnType<typeof setTimeout> | undefined;
/** The cover that the pointer is on. */
let on = '';
let from = { x: 0, y: 0 };
/** The press that ends has shown an excerpt, so it does not open the work. */
let pressed = false;

/** Nothing plays by itself if the system asks for reduced motion or reduced data. */
const isWanted = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true);

function endExcerpt(): void {
  clearTimeout(timer);
  on = '';
  excerpt.key = '';
}

/** The key of the work whose film plays, empty if none does. Nothing plays once the wall is gone. */
export function useExcerptKey(): string {
  useEffect(() => endExcerpt, []);
  return useSnapshot(excerpt).key;
}

function beginAfter(key: string, delay: number): void {
  endExcerpt();
  on = key;
  if (!key || !isWanted()) return;
  timer = setTimeout(() => {
    excerpt.key = key;
    pressed = delay === PRESS;
  }, delay);
}

/** The key of the cover at a place of the page, empty if there is none. */
const keyAt = (target: EventTarget): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-cover]')?.dataset.cover) || '';

function startOver(target: EventTarget): void {
  const key = keyAt(target);
  if (key !== on) beginAfter(key, REST);
}

interface Pointer {
  target: EventTarget;
  pointerType: string;
  clientX: number;
  clientY: number;
}

/**
 * Handlers of a wall for its covers, whose `data-cover` is the work's key: hovering with a mouse or pen, pressing with a finger. They
 * are the wall's, since a scrolling wall mounts a hundred covers a second.
 */
export const excerptHandlers = {
  onPointerOver: ({ target, pointerType }: Pointer) => {
    if (pointerType !== 'touch') startOver(target);
  },
  onPointerDown: ({ target, pointerType, clientX, clientY }: Pointer) => {
    pressed = false;
    if (pointerType !== 'touch') return;
    from = { x: clientX, y: clientY };
    beginAfter(keyAt(target), PRESS);
  },
  onPointerMove: ({ target, pointerType, clientX, clientY }: Pointer) => {
    // scrolling may have given the element under the pointer to another work
    if (pointerType !== 'touch') startOver(target);
    else if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK && !excerpt.key) endExcerpt();
  },
  onPointerUp: ({ pointerType }: Pointer) => {
    if (pointerType === 'touch') endExcerpt();
  },
  onPointerLeave: endExcerpt,
  onPointerCancel: endExcerpt,
  /** A long press must not open the browser's context menu. */
  onContextMenu: (event: { preventDefault: () => void }) => {
    if (pressed) event.preventDefault();
  },
};

/** Whether the press that just ended was long: it has shown an excerpt, and does not open the work. */
export function wasLongPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}
