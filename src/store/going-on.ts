import { proxy } from 'valtio';
import { onSignOut } from './account/on-sign-out.ts';
import { tabValues } from './browser-values.ts';
import { STORAGE } from './storage-keys.ts';

/** What a visitor may be about to do when they are asked to sign in, by names that outlive the page. */
const GOING_ON = [
  'draw',
  'video',
  'music',
  'lipsync',
  'add-project',
  'buy',
  'member',
  'account',
  'publish-video',
] as const;
export type GoingOn = (typeof GOING_ON)[number];

export const goingOn = proxy({
  /** What continues now; the page that does it clears it. */
  next: null as GoingOn | null,
  /** Whether this page was opened by an identity provider: a visitor's drafts are the member's now. */
  returned: false,
});

/** A sign-in leaves this page: stores what was about to be done for the page that returns. */
export function leaveToSignIn(what: GoingOn | null): void {
  tabValues.write(STORAGE.goingOn, what ?? '');
}

/** The person stayed, or returned another way: nothing continues by itself. */
export const stay = (): void => tabValues.drop(STORAGE.goingOn);

/**
 * The page has returned, signed in or not.
 * @returns what was about to be done; null for nothing, or for a name that this version does not know
 */
export function comeBack(): GoingOn | null {
  const stored = tabValues.read(STORAGE.goingOn);
  if (stored === null) return null;
  stay();
  goingOn.returned = true;
  return GOING_ON.find((one) => one === stored) ?? null;
}

onSignOut(() => {
  goingOn.next = null;
  goingOn.returned = false;
});
