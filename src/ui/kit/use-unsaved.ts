import { useEffect, useRef } from 'react';
import { holdReload } from '../../store/reload.ts';

/**
 * For a form whose words are in no draft: what this gives is called when something is typed or chosen in it, and from then until
 * the form is gone no update loads the page anew.
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
