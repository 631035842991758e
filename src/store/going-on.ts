import { proxy } from 'valtio';
import { onSignOut } from './account/on-sign-out.ts';
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
  /** What goes on now; the page that does it takes it. */
  next: null as GoingOn | null,
  /** Whether this page came back from an identity provider: the words that a visitor left behind are the member's now. */
  returned: false,
});

/** A sign-in leads off this page: keeps what was about to be done for the page that comes back. */
export const leaveToSignIn = (what: GoingOn | null): void =>
  sessionStorage.setItem(STORAGE.goingOn, what ?? '');

/** The person stayed, or came back by another way: nothing goes on by itself. */
export const stay = (): void => sessionStorage.removeItem(STORAGE.goingOn);

/** The page has come back, signed in or not. @returns what was about to be done; null for nothing, or what this version does not know */
export function comeBack(): GoingOn | null {
  const kept = sessionStorage.getItem(STORAGE.goingOn);
  if (kept === null) return null;
  stay();
  goingOn.returned = true;
  return GOING_ON.find((one) => one === kept) ?? null;
}

onSignOut(() => {
  goingOn.next = null;
  goingOn.returned = false;
});
