/** Scrolls an element into view as far as it is out of it; at once for who asked for less motion. */
export function bringIntoView(element: Element | null | undefined): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  element?.scrollIntoView({ block: 'nearest', behavior });
}
