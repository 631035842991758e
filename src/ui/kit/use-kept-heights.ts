import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CacheSnapshot, VirtualizerHandle } from 'virtua';
import { cameBack } from '../router/traversal.ts';

const heights = new Map<string, CacheSnapshot>();

/**
 * For a list whose rows are measured as they are drawn: whoever comes back finds it as high as it was, so that it can stand where it was
 * left ({@link useKeptPlace}).
 * @param name of the list
 */
export function useKeptHeights(name: string): {
  ref: RefObject<VirtualizerHandle | null>;
  cache?: CacheSnapshot;
} {
  const ref = useRef<VirtualizerHandle>(null);
  const [cache] = useState(() => (cameBack() ? heights.get(name) : undefined));
  // a layout effect, since the handle is gone when others are cleaned up
  useLayoutEffect(
    () => () => {
      if (ref.current) heights.set(name, ref.current.cache);
    },
    [name],
  );
  return { ref, ...(cache ? { cache } : {}) };
}
