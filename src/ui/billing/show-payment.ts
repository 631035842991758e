/** Scrolls the payment code into view, if it is not. */
export function showPayment(): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  document.querySelector('[data-ui=pay]')?.scrollIntoView({ block: 'nearest', behavior });
}
