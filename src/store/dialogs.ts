import { proxy } from 'valtio';
import type { WorkToPublish } from './works/publish.ts';

/** The dialogs that any screen may open; one at a time. */
export type DialogState =
  /** `failed`: the person comes back from an identity provider without a login. */
  | { name: 'login' | 'register' | 'reset'; failed?: boolean }
  | { name: 'buy' }
  /** The user center; whoever is not signed in is asked to sign in instead (SHELL-08). */
  | { name: 'member' }
  /** The publish form; only its own button publishes. */
  | { name: 'publish'; work: WorkToPublish }
  /** `cost` is what the refused action would have taken, when the button knew. */
  | { name: 'short-of-points'; cost: number | null };

export const dialogs = proxy({ open: null as DialogState | null });

export function openDialog(state: DialogState): void {
  dialogs.open = state;
}

export function closeDialog(): void {
  dialogs.open = null;
}
