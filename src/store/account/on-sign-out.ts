import { subscribeKey } from 'valtio/utils';
import { session } from './session-state.ts';

/** What somebody typed, and what is only shown. */
const typed = new Set<() => void>();
const shown = new Set<() => void>();

/**
 * Registers what a store does when its account signs out. Each store registers itself, so that signing out does not load stores
 * that were never used.
 */
export function onSignOut(forget: () => void): void {
  typed.add(forget);
}

/**
 * Registers what a store does whenever the login changes, also when the server refuses the token or another tab signs in or out.
 * For data that is only shown. What somebody typed is kept for the same person, and belongs to {@link onSignOut}.
 */
export function onLoginChange(forget: () => void): void {
  shown.add(forget);
  // synchronously: no screen may show the old account's data under the new login, not even for one frame
  subscribeKey(session, 'token', forget, true);
}

/** Removes the account's data from memory and screen. */
export function forgetAll(): void {
  for (const forget of [...typed, ...shown]) forget();
}

/** Removes what somebody typed. What is only shown went with their login. */
export function forgetTyped(): void {
  for (const forget of typed) forget();
}
