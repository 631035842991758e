/** Where the focus goes when something floating is closed, and that a dialog stays readable while it is open. */
import { useCallback, useRef, useState } from 'react';
import { keepReadable } from './keep-readable.ts';
import { heirOf } from './pass-focus.ts';

/** Per dialog: what had the focus before it opened, then what had it before the outer dialog, and so on. */
const origins = new WeakMap<Element, readonly HTMLElement[]>();

const focused = (): HTMLElement | null => {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
};

/** Those of the dialog that was just removed: one that replaces it is rendered before the focus has returned. */
let left: readonly HTMLElement[] = [];
const LEFT_MS = 500;

/** What has the focus now, and what had opened the dialog around it. */
export function captureOrigin(): readonly HTMLElement[] {
  const opener = focused();
  if (!opener) return left;
  const around = opener.closest('[role=dialog]');
  return [opener, ...((around && origins.get(around)) ?? [])];
}

/**
 * For a dialog: after it, the focus is where it was before. If that was deleted with its row, the next row has it; if it is gone
 * otherwise, what had opened the outer dialog; if nothing of the kind is left, the page itself. If the focus has moved elsewhere meanwhile, it stays there.
 * @returns `ref` belongs to the dialog's content, `landing` finds what gets the focus
 */
export function useReturnFocus(): {
  ref: (content: HTMLElement | null) => void;
  content: () => HTMLElement | null;
  landing: () => HTMLElement | null;
} {
  const [origin] = useState(captureOrigin);
  const own = useRef<HTMLElement>(null);
  const readable = useRef<() => void>(undefined);
  const landing = useCallback(() => {
    const home =
      origin.map((element) => (element.isConnected ? element : heirOf(element))).find(Boolean) ??
      document.querySelector('main');
    const now = focused();
    if (!now || own.current?.contains(now)) return home;
    // the outer dialog has taken the focus as a whole; within it, the focus goes back to where it was
    return home?.closest('[role=dialog]')?.contains(now) ? home : now;
  }, [origin]);
  const ref = useCallback(
    (content: HTMLElement | null) => {
      if (content) {
        // not unset on removal, since the focus returns after that
        own.current = content;
        origins.set(content, origin);
        readable.current = keepReadable(content);
        return;
      }
      readable.current?.();
      left = origin;
      setTimeout(() => {
        if (left === origin) left = [];
      }, LEFT_MS);
      // the library returns the focus only of a dialog that has had a frame to take it
      setTimeout(() => {
        if (!focused()) landing()?.focus({ preventScroll: true });
      });
    },
    [origin, landing],
  );
  return { ref, content: () => own.current, landing };
}

/** Returns the focus to the button of a menu. @param anchor its id */
export function focusAnchor(anchor: string): void {
  document.getElementById(anchor)?.focus({ preventScroll: true });
}

/** The same for a menu that closes without a choice: if something else was clicked, that keeps the focus. */
export function leaveMenu(anchor: string): void {
  const now = focused();
  if (!now || now.closest('[role=menu]')) focusAnchor(anchor);
}
