import { type RefObject, useLayoutEffect } from 'react';

/** Whether CSS makes a text box as high as its text; Safari can from 26.2 on. */
const GROWS_BY_ITSELF = CSS.supports('field-sizing', 'content');

/** The heights that were set here: a box with another one was resized by a person. */
const heights = new WeakMap<HTMLElement, string>();

/** What is scrolled around a box: while it is measured, what it is in is shorter, and would be scrolled back. */
function scrolledAround(box: HTMLElement): [Element, number][] {
  const found: [Element, number][] = [];
  for (let one = box.parentElement; one; one = one.parentElement)
    if (one.scrollTop > 0) found.push([one, one.scrollTop]);
  return found;
}

/** Makes a text box as high as its text, borders included, where CSS does not; one that a person resized stays so. */
export function grow(box: HTMLTextAreaElement | null): void {
  if (GROWS_BY_ITSELF || !box) return;
  if (box.style.height !== '' && box.style.height !== heights.get(box)) return;
  const scrolled = scrolledAround(box);
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  heights.set(box, box.style.height);
  for (const [one, top] of scrolled) one.scrollTop = top;
}

/** Keeps a text box as high as its text, in each width. */
export function useGrowth(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is in the box
  useLayoutEffect(() => grow(box.current), [box, text]);
  useLayoutEffect(() => {
    if (GROWS_BY_ITSELF || !box.current) return;
    let width = box.current.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (!box.current || box.current.clientWidth === width) return;
      width = box.current.clientWidth;
      grow(box.current);
    });
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [box]);
}
