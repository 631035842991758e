import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLostFocus } from './use-lost-focus.ts';

/**
 * For a list with a button at its end that loads more: when the button is removed with the last page, the first new row gets the
 * focus.
 * @param count of the rows
 * @param otherwise finds what gets the focus if there is no list
 * @returns `list` is a ref for the list, whose rows or buttons can have the focus; `cached` for what may be removed
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
