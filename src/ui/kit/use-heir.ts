import { useCallback } from 'react';
import { setHeir } from './pass-focus.ts';

/**
 * For a button that goes when it has done its work. If it has the focus then, or a dialog would give it back to it, what `to` finds
 * gets it instead. Without this, Tab would start at the top of the page again.
 * @param to always the same function @returns for the button's `ref`
 */
export function useHeir(
  to: () => HTMLElement | null,
): (button: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (button: HTMLElement | null) => {
      if (!button) return;
      setHeir(button, to);
      // before the button itself is removed, so that it still has the focus
      return () => {
        if (document.activeElement === button) to()?.focus({ preventScroll: true });
      };
    },
    [to],
  );
}
