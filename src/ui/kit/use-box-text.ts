import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a text box at a value without `value`: React would write every letter into the page a second time, as the box's default value,
 * which costs the style and layout of everything around it. What the store reads without, such as a space at the end, stays in the box.
 */
export function useBoxText(box: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value) box.current.value = value;
  }, [box, value]);
}
