import { proxy } from 'valtio';
import { session } from './account/session-state.ts';
import { type GoingOn, goingOn, stay } from './going-on.ts';
import type { WorkToPublish } from './works/publish.ts';
import type { MadeVideo } from './works/publish-video.ts';

/** The dialogs that any screen may open; one at a time. */
export type DialogState =
  /** `failed`: an identity provider returned without a login. */
  | { name: 'login' | 'register' | 'reset'; failed?: boolean }
  /** A sign-in link was opened while somebody is signed in: asks whether to use it. */
  | { name: 'sign-in-link'; link: string }
  | { name: 'buy' }
  /** The user center. */
  | { name: 'member' }
  /** The publish form; only its own button publishes. */
  | { name: 'publish'; work: WorkToPublish }
  /** The form that publishes a video from this device, or a clip that the studio made. */
  | { name: 'publish-video'; made?: MadeVideo }
  /** Tells the studio that a work should not be public. */
  | { name: 'report-work'; worksId: number }
  /** The settings of the member's account. */
  | { name: 'account' }
  /** `cost` is what the refused action would have taken, when the button knew; `warning` what the server said. */
  | { name: 'short-of-points'; cost: number | null; warning: string };

export const dialogs = proxy({ open: null as DialogState | null });

const MEMBERS_ONLY: ReadonlySet<DialogState['name']> = new Set(['buy', 'member', 'account', 'publish-video']);

/** What continues after the sign-in; `what` names it if it can continue after the page was left. */
let afterSignIn: { run: () => void; what: GoingOn | null } | null = null;

/** The dialogs that open by their name alone. */
const BY_NAME = ['buy', 'member', 'account', 'publish-video'] as const;
const byName = (what: string) => BY_NAME.find((one) => one === what) ?? null;

/** Opens a dialog. Those of members ask a visitor to sign in, and open after that (SHELL-08). */
export function openDialog(state: DialogState): void {
  if (!session.token && MEMBERS_ONLY.has(state.name)) {
    const plain = !('made' in state && state.made);
    signInFirst(() => openDialog(state), plain ? byName(state.name) : null);
    return;
  }
  afterSignIn = null;
  dialogs.open = state;
}

/**
 * Asks a visitor to sign in.
 * @param goOn what the person was about to do; runs after the sign-in or registration, but not if they close the dialog
 * @param what its name, if it can continue after a sign-in that leaves the page
 */
export function signInFirst(goOn?: () => void, what: GoingOn | null = null): void {
  openDialog({ name: 'login' });
  afterSignIn = goOn ? { run: goOn, what } : null;
}

/** What continues after the sign-in, for a page that is about to be left. */
export const whatGoesOn = (): GoingOn | null => afterSignIn?.what ?? null;

/** Continues what was about to be done before the page was left. */
export function goOnWith(what: GoingOn): void {
  const dialog = byName(what);
  if (dialog) openDialog({ name: dialog });
  else goingOn.next = what;
}

/** The identity provider returned without a login: asks again, and continues after that. */
export function signInFailed(what: GoingOn | null): void {
  openDialog({ name: 'login', failed: true });
  afterSignIn = what && { run: () => goOnWith(what), what };
}

/** Shows another of the three sign-in forms; what continues after the sign-in stays. */
export function turnSignIn(name: 'login' | 'register' | 'reset'): void {
  dialogs.open = { name };
}

/** The person has signed in: closes the dialog. @returns a function that continues what they were about to do */
export function endSignIn(): () => void {
  const goOn = afterSignIn;
  // what was cancelled at a provider must not run at the next sign-in
  stay();
  closeDialog();
  return () => goOn?.run();
}

export function closeDialog(): void {
  afterSignIn = null;
  dialogs.open = null;
}

/** @returns a function that closes the dialog that is open now, and none that was opened after it */
export function closerOfThis(): () => void {
  const mine = dialogs.open;
  return () => {
    if (dialogs.open === mine) closeDialog();
  };
}
