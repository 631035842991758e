import { subscribeKey } from 'valtio/utils';
import { session } from './session-state.ts';

const forgets = new Set<() => void>();

/**
 * Registers what a store does when its account signs out. A store says it for itself, so that signing out loads nothing: a store
 * that was never used has nothing to forget.
 */
export function onSignOut(forget: () => void): void {
  forgets.add(forget);
}

/**
 * Registers what a store does when the login changes in any way: also when the server refuses the token, and when another tab
 * signs in or out. For what is only shown; what somebody typed waits for the same person and belongs to {@link onLeave}.
 */
export function onLoginChange(forget: () => void): void {
  onSignOut(forget);
  // in the same moment: no screen may show the old account's under the new login, not even once
  subscribeKey(session, 'token', forget, true);
}

/** Nothing of the account stays in memory or on the screen. */
export function forgetAll(): void {
  for (const forget of forgets) forget();
}
