import { proxy } from 'valtio';
import { tabValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';

/** The code of the invitation link that this tab was opened with; empty without one. It lasts as long as the tab. */
export const invitation = proxy({ code: tabValues.read(STORAGE.invitedCode) ?? '' });

/** Keeps the code of an invitation link for the registration (ROUTE-16). */
export function keepInvitation(code: string): void {
  tabValues.write(STORAGE.invitedCode, code);
  invitation.code = code;
}
