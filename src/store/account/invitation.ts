import { proxy } from 'valtio';
import { STORAGE } from '../storage-keys.ts';

/** The code of the invitation link that this tab was opened with; empty without one. It lasts as long as the tab. */
export const invitation = proxy({ code: sessionStorage.getItem(STORAGE.invitedCode) ?? '' });

/** Keeps the code of an invitation link for the registration (ROUTE-16). */
export function keepInvitation(code: string): void {
  sessionStorage.setItem(STORAGE.invitedCode, code);
  invitation.code = code;
}
