import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * For a list that grows by a button at its end: when that goes away with the last page, one reads on at the first new row.
 * @param count of the rows
 * @param otherwise finds what gets the focus where there is no list
 * @returns `list` belongs to the list, whose rows or a button in them can have the focus; `kept` to what may go away
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
  // after the line above has looked at it
  useLayoutEffect(() => {
    before.current = count;
  });
  return { list, cached };
}
