/**
 * Keeps the topmost dialog in the accessibility tree. Of two that open within one frame, the library lets the lower one hide the
 * upper one from screen readers, because it was there before the lower one looked for what is beside it.
 * @param content the dialog's content
 * @returns stops it
 */
export function keepReadable(content: HTMLElement): () => void {
  const part = content.closest('body > *');
  if (!part) return () => undefined;
  const watch = new MutationObserver(() => {
    const top = content.dataset.state === 'open' && !content.hasAttribute('data-has-nested');
    if (top && part.hasAttribute('aria-hidden')) part.removeAttribute('aria-hidden');
  });
  watch.observe(part, { attributeFilter: ['aria-hidden'] });
  return () => watch.disconnect();
}
