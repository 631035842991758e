import { proxy } from 'valtio';
import type { WorkToPublish } from './works/publish.ts';

/** The dialogs that any screen may open; one at a time. */
export type DialogState =
  /** `failed`: an identity provider returned without a login. */
  | { name: 'login' | 'register' | 'reset'; failed?: boolean }
  | { name: 'buy' }
  /** The user center; a visitor gets the sign-in instead (SHELL-08). */
  | { name: 'member' }
  /** The publish form; only its own button publishes. */
  | { name: 'publish'; work: WorkToPublish }
  /** `cost`: points of the refused action, if known. */
  | { name: 'short-of-points'; cost: number | null };

export const dialogs = proxy({ open: null as DialogState | null });

export function openDialog(state: DialogState): void {
  dialogs.open = state;
}

export function closeDialog(): void {
  dialogs.open = null;
}
