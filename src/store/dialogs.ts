import { proxy } from 'valtio';
import { session } from './account/session-state.ts';
import { type GoingOn, goingOn, stay } from './going-on.ts';
import type { WorkToPublish } from './works/publish.ts';
import type { MadeVideo } from './works/publish-video.ts';

/** The dialogs that any screen may open; one at a time. */
export type DialogState =
  /** `failed`: an identity provider returned without a login. */
  | { name: 'login' | 'register' | 'reset'; failed?: boolean }
  /** A sign-in link was opened over a session: asks whether to use it. */
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
  /** `cost` is what the refused action would have taken, when the button knew. */
  | { name: 'short-of-points'; cost: number | null };

export const dialogs = proxy({ open: null as DialogState | null });

const MEMBERS_ONLY: ReadonlySet<DialogState['name']> = new Set(['buy', 'member', 'account', 'publish-video']);

/** What goes on once the person has signed in; `what` names it where it can go on after the page was left. */
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
 * @param goOn what the person was about to do; runs after the sign-in or registration, and not if they close the dialog
 * @param what its name, if it can go on after a sign-in that leaves the page
 */
export function signInFirst(goOn?: () => void, what: GoingOn | null = null): void {
  openDialog({ name: 'login' });
  afterSignIn = goOn ? { run: goOn, what } : null;
}

/** What goes on after the sign-in, for a page that is about to be left. */
export const whatGoesOn = (): GoingOn | null => afterSignIn?.what ?? null;

/** Goes on with what was about to be done before the page was left. */
export function goOnWith(what: GoingOn): void {
  const dialog = byName(what);
  if (dialog) openDialog({ name: dialog });
  else goingOn.next = what;
}

/** An identity provider sent the person back without a login: asks again, and then goes on. */
export function signInFailed(what: GoingOn | null): void {
  openDialog({ name: 'login', failed: true });
  afterSignIn = what && { run: () => goOnWith(what), what };
}

/** Shows another of the three sign-in forms; what was to go on still does. */
export function turnSignIn(name: 'login' | 'register' | 'reset'): void {
  dialogs.open = { name };
}

/** The person has signed in: closes the dialog. @returns does what they were about to do */
export function endSignIn(): () => void {
  const goOn = afterSignIn;
  // a provider that was turned back from must not act at the next sign-in
  stay();
  closeDialog();
  return () => goOn?.run();
}

export function closeDialog(): void {
  afterSignIn = null;
  dialogs.open = null;
}
