import { type FocusEventHandler, useLayoutEffect, useRef } from 'react';

/**
 * For a button that goes away under the focus, e.g. because there is no more to show: without this the keyboard would begin at
 * the top of the page or of its dialog again.
 * @param to finds what gets the focus then
 * @returns belongs on the button, or around it
 */
export function useLostFocus(to: () => HTMLElement | null | undefined): {
  onFocus: FocusEventHandler<HTMLElement>;
} {
  const button = useRef<HTMLElement | null>(null);
  // before the trap of a dialog looks at what was removed
  useLayoutEffect(() => {
    if (!button.current || button.current.isConnected) return;
    button.current = null;
    // who has gone elsewhere meanwhile stays there
    if (document.activeElement === document.body) to()?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event) => {
      button.current = event.target;
    },
  };
}
