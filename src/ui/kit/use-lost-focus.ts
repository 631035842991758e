import { type FocusEventHandler, useLayoutEffect, useRef } from 'react';

/**
 * For a button that is removed while it has the focus, e.g. because there is no more to load. Without this, Tab would start at the top
 * of the page or dialog again.
 * @param to finds what gets the focus then
 * @returns a ref for the button, or an element around it
 */
export function useLostFocus(to: () => HTMLElement | null | undefined): {
  onFocus: FocusEventHandler<HTMLElement>;
} {
  const button = useRef<HTMLElement | null>(null);
  // before a dialog's focus trap reacts to the removal
  useLayoutEffect(() => {
    if (!button.current || button.current.isConnected) return;
    button.current = null;
    // if the focus has moved elsewhere meanwhile, it stays there
    if (document.activeElement === document.body) to()?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event) => {
      button.current = event.target;
    },
  };
}
