import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * For a list with a button at its end that loads more: when it disappears with the last page, the focus goes to the first new row.
 * @param count of the rows
 * @param otherwise finds what gets the focus if there is no list
 * @returns `list` goes on the list, whose rows or buttons can have the focus; `cached` on what may disappear
 */
export function useRowFocus(
  count: number,
  otherwise?: () => HTMLElement | null,
): {
  list: RefObject<HTMLUListElement | null>;
  cached: { onFocus: FocusEventHandler<HTMLElement> };
} {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  const cached = useLostFocus(() => {
    const row = list.current?.children[before.current] ?? list.current?.lastElementChild;
    return row?.querySelector('button') ?? (row as HTMLElement | undefined) ?? otherwise?.();
  });
  // after the hook above has read it
  useLayoutEffect(() => {
    before.current = count;
  });
  return { list, cached };
}
