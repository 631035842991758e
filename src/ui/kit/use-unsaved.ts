import { useEffect, useRef } from 'react';
import { holdReload } from '../../store/reload.ts';

/**
 * For a form without a draft. Call the result when something is typed or chosen: from then until the form is gone, no update
 * reloads the page.
 */
export function useUnsaved(): () => void {
  const release = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      release.current?.();
      release.current = null;
    },
    [],
  );
  return () => {
    release.current ??= holdReload();
  };
}
