import { ApiError, isUnanswered } from '../../api/errors.ts';
import { session } from '../../store/account/session-state.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { report } from '../errors/error-policy.ts';

/**
 * Uploads a picture as the reference. Only members can upload.
 * @param keep called if nothing is wrong with the picture: the login is no longer accepted, or network, server or storage are away
 */
export function sendReference(file: File, keep?: () => Promise<void>): void {
  if (!session.token) {
    signInFirst(() => sendReference(file, keep));
    return;
  }
  reference.take(file).catch((error: unknown) => {
    // failures of the storage are shown in the bar
    const known = error instanceof ApiError;
    if (!known || error.kind === 'unauthorized' || isUnanswered(error)) void keep?.().catch(console.warn);
    if (known) report(error);
    else console.warn(error);
  });
}
