/**
 * The account that its member asked to delete on this device without an answer: nobody knows whether it is there any more. Kept in the
 * browser, since the answer may come days later, as a login that the server does not know.
 */
import { browserValues } from '../browser-values.ts';
import { STORAGE } from '../storage-keys.ts';
import { dropSession } from './session.ts';
import { session } from './session-state.ts';
import { signOut } from './sign-out.ts';

/** Remembers that the deletion of this account was asked for, and not answered. */
export const leaveClosing = (userId: number): void => {
  if (userId) browserValues.write(STORAGE.closing, String(userId));
};

/** The server has answered as to a member: the account is there, and what is typed in it stays. */
export const notClosed = (): void => browserValues.drop(STORAGE.closing);

/**
 * Forgets a login that the server does not know any more. Of an account that was deleted without an answer nothing stays on this device;
 * otherwise what was typed waits for the same member.
 */
export function endLogin(): Promise<void> {
  const { userId } = session;
  const closed = userId !== 0 && browserValues.read(STORAGE.closing) === String(userId);
  if (!closed) return dropSession();
  notClosed();
  return signOut();
}
