import type { KeyboardEvent } from 'react';

/** Scrolls to what has the focus; a choice is as large as its label, and its input cannot be seen. */
function showFocused(): void {
  const now = document.activeElement;
  (now?.closest('label') ?? now)?.scrollIntoView({ block: 'nearest' });
}

/** For a dialog that scrolls: at its last and first control the focus trap moves the focus to the other end, without scrolling there. */
export function showAfterTab({ key }: KeyboardEvent): void {
  if (key === 'Tab') requestAnimationFrame(showFocused);
}
