const forgets = new Set<() => void>();

/**
 * Registers what a store does when its account signs out. A store says it for itself, so that signing out loads nothing: a store
 * that was never used has nothing to forget.
 */
export function onLeave(forget: () => void): void {
  forgets.add(forget);
}

/** Nothing of the account stays in memory or on the screen. */
export function forgetAll(): void {
  for (const forget of forgets) forget();
}
