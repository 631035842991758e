import { type RefObject, useLayoutEffect } from 'react';
import { useGrowth } from './use-growth.ts';

/**
 * Sets a text box's value without the prop `value`: at every keystroke React would also write it into the page as the default value,
 * which causes style and layout work around the box. What the store reads without, such as a space at the end, stays in the box.
 * The box is as high as its text.
 */
export function useBoxText(box: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (box.current && box.current.value !== value) box.current.value = value;
  }, [box, value]);
  useGrowth(box, value);
}
